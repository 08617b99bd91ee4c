import TactusPhoneLink
import TactusVoiceOver

/// An object of the tree on the accessibility bus.
struct ATSPINode: Sendable, Equatable {
  /// The number in its path; 0 is the application and 1 the phone's screen.
  var id: Int
  /// The number of the parent.
  var parent: Int
  /// The role.
  var role: ATSPIRole
  /// The states.
  var states: ATSPIStates
  /// The name.
  var name: String
  /// The place in the list of elements; `nil` for the application and the screen.
  var place: Int?
  /// The element; `nil` for the application and the screen.
  var element: ScreenElement?
  /// The numbers of the children, in reading order.
  var children: [Int] = []
  /// The index among the parent's children.
  var index = 0

  /// The part of the path after the last slash.
  var pathPart: String { id == 0 ? "root" : "\(id)" }
  /// The description: the hint of the app.
  var detail: String { Self.limited(element?.hint ?? "") }
  /// The text that a client reads: the content of a field, else the name and value.
  var text: String {
    guard let element else { return "" }
    // A placeholder is not content (ATSPI.TR4).
    if role.isField {
      return element.has("placeholder") ? "" : Self.limited(element.value ?? "")
    }
    let parts = [element.label, role.hasNumber ? nil : element.value].compactMap(\.self)
    return Self.limited(parts.joined(separator: ", "))
  }
  /// The offset of the insertion point in the text, in code points; its end while it is not known.
  var caret: Int {
    let (text, units) = (text, text.utf16)
    guard let selection = element?.selection,
      let place = units.index(
        units.startIndex, offsetBy: selection.start, limitedBy: units.endIndex),
      let end = units.index(place, offsetBy: selection.length, limitedBy: units.endIndex)
    else { return text.unicodeScalars.count }
    return text[..<end].unicodeScalars.count
  }
  /// The value as a number; `nil` if it is not one (ATSPI.TR4).
  var number: Double? { role.hasNumber ? element?.value.flatMap(Self.number) : nil }
  /// The smallest and the largest value; `nil` if they are not known.
  var range: ClosedRange<Double>? { element?.value?.contains("%") == true ? 0...100 : nil }
  /// The actions: the first one activates.
  var actions: [AccessibilityAction] {
    guard let element, !element.has("not-enabled") else { return [] }
    let adjusting: [AccessibilityAction] =
      element.has("adjustable") ? [.increment, .decrement] : []
    let custom = element.actions.map { AccessibilityAction.custom($0) }
    let isPassive = [.label, .heading, .image, .progressBar].contains(role)
    let usual: [AccessibilityAction] = element.isAccessible && !isPassive ? [.activate] : []
    return usual + adjusting + custom
  }

  /// The names of the interfaces.
  var interfaces: [String] {
    var names = ["Accessible"]
    guard let element else { return names + (id == 0 ? ["Application"] : ["Component"]) }
    names.append("Component")
    if !actions.isEmpty { names.append("Action") }
    if number != nil { names.append("Value") }
    if role.isField || (element.isAccessible && !text.isEmpty) { names.append("Text") }
    if states.contains(.editable) { names.append("EditableText") }
    return names
  }

  /// Returns the beginning of a text, as much as a bus should carry.
  static func limited(_ text: String) -> String {
    text.utf8.count <= VoiceOverConstants.maximumCharacters
      ? text : String(text.prefix(VoiceOverConstants.maximumCharacters))
  }

  /// Returns the number with which a text begins, such as that of `50%`.
  static func number(_ text: String) -> Double? {
    let digits = text.prefix { $0.isNumber || "+-.,".contains($0) }
    return Double(digits.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }
}
