// PositionedText
