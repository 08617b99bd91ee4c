/// An interface of the tools by which people interact with a canvas view.
public protocol PKTool {}
