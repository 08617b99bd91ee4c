/// A tokenizer that finds characters, words, sentences and paragraphs; lines are treated as
/// paragraphs (TextFields.TF18).
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  /// Creates a tokenizer without text, which finds nothing.
  public override init() { super.init() }

  /// Creates a tokenizer of a text input, a weak reference.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, place, units) = units(granularity, position) else { return nil }
    let isForward = isForward(direction)
    let unit = units.first {
      isForward
        ? $0.location <= place && place < NSMaxRange($0)
        : $0.location < place && place <= NSMaxRange($0)
    }
    guard let unit,
      let start = input.position(from: input.beginningOfDocument, offset: unit.location),
      let end = input.position(from: input.beginningOfDocument, offset: NSMaxRange(unit))
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, place, units) = units(granularity, position) else { return false }
    return units.contains { (isForward(direction) ? NSMaxRange($0) : $0.location) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, place, units) = units(granularity, position) else { return nil }
    let boundary =
      isForward(direction)
      ? units.map(NSMaxRange).first { $0 > place } : units.map(\.location).last { $0 < place }
    return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  // MARK: Internals

  private weak var input: (any UIResponder & UITextInput)?

  private func units(
    _ granularity: UITextGranularity, _ position: UITextPosition
  ) -> (any UITextInput, Int, [NSRange])? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    let place = input.offset(from: input.beginningOfDocument, to: position)
    return (input, place, TextUnits(input.text(in: all) ?? "").units(granularity))
  }

  /// Returns whether a direction is forward; right and down are.
  private func isForward(_ direction: UITextDirection) -> Bool {
    let back: [UITextDirection] = [.storage(.backward), .layout(.left), .layout(.up)]
    return !back.contains(direction)
  }
}
