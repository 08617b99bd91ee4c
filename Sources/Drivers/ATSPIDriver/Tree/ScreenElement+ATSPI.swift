import TactusPhoneLink
import TactusVoiceOver

extension ScreenElement {
  /// Whether a container without a label of its own is an object on the bus (ATSPI.TR2).
  var isShownContainer: Bool { container != nil || isAlert }

  /// Returns the role on the bus (ATSPI.TR1).
  ///
  /// - Parameters:
  ///   - isTab: Whether the element is in a tab bar.
  ///   - isItem: Whether it is in a list.
  func role(isTab: Bool, isItem: Bool) -> ATSPIRole {
    guard isAccessible else { return containerRole }
    if has("secure-text-field") { return .passwordText }
    if has("text-field") || has("search-field") {
      return kind.contains("TextView") ? .text : .entry
    }
    if has("toggle-button") { return .toggleButton }
    if has("adjustable") { return kind.contains("Stepper") ? .spinButton : .slider }
    if has("link") { return .link }
    if has("button") || has("keyboard-key") { return isTab ? .pageTab : .pushButton }
    if has("header") { return .heading }
    if has("image") { return .image }
    if kind.contains("ProgressView") { return .progressBar }
    if cell != nil { return .tableCell }
    if isItem || kind.hasSuffix("Cell") { return .listItem }
    return .label
  }

  /// Returns the states on the bus.
  func states(_ role: ATSPIRole) -> ATSPIStates {
    var states: ATSPIStates = [.visible, .showing]
    if !has("not-enabled") { states.formUnion([.enabled, .sensitive]) }
    if role.isField {
      states.formUnion([.editable, role == .text ? .multiLine : .singleLine])
    }
    if isAccessible, ![.label, .heading, .image, .progressBar].contains(role) {
      states.insert(.focusable)
    }
    if isFocused || has("is-editing") { states.insert(.focused) }
    if role == .toggleButton {
      states.insert(.checkable)
      if value == "1" { states.insert(.checked) }
      if value == "2" { states.insert(.indeterminate) }
    }
    if has("selected") {
      states.formUnion([.selectable, .selected])
    } else if role == .pageTab || role == .listItem {
      states.insert(.selectable)
    }
    if role == .alert { states.insert(.modal) }
    return states
  }

  // MARK: Internals

  private var isAlert: Bool { !isAccessible && !isHidden && kind.contains("AlertView") }

  private var containerRole: ATSPIRole {
    switch container {
    case .list: .list
    case .dataTable: .table
    case .landmark: .landmark
    case .set: has("tab-bar") ? .pageTabList : .panel
    case .semanticGroup: .panel
    case nil: isAlert ? .alert : .panel
    }
  }
}
