internal import TactusCrashReports

/// Traps: only a camera could provide an object with this member.
///
/// Classes of devices, connections and captured media have no public initializer, and nothing
/// returns an object of theirs (Device.CA1), so their members are declared only.
func noCamera(_ member: StaticString = #function) -> Never {
  programmingError("\(member): the phone has no camera")
}

/// Raises an exception, as an optional feature was enabled that no camera here supports.
///
/// - Parameters:
///   - isOn: Whether the feature was enabled; disabling it has no effect.
///   - member: The property.
func requireOff(_ isOn: Bool, _ member: StaticString = #function) {
  guard isOn else { return }
  programmingError(
    "\(member): the phone has no camera that supports this; check the property which says so",
    exception: "NSInvalidArgumentException")
}
