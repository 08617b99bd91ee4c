/// A table row with a switch in place of its accessory (Tables.TB62).
@MainActor
package protocol SwitchRow: UIView {
  /// Whether VoiceOver reads the switch for the whole row.
  var isReadAsSwitch: Bool { get }
}
