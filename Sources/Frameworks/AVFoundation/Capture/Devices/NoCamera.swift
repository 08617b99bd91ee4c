internal import TactusCrashReports

/// Ends the app: a member of an object was called that only a camera could have made.
///
/// Classes of devices, connections and captured media have no public initializer, and nothing
/// returns an object of theirs (Device.CA1), so their members are declared only.
func noCamera(_ member: StaticString = #function) -> Never {
  programmingError("\(member): the phone has no camera")
}

/// Ends the app, as an optional feature was switched on that no camera here supports.
///
/// - Parameters:
///   - isOn: Whether the feature was switched on; switching it off changes nothing.
///   - member: The property.
func requireOff(_ isOn: Bool, _ member: StaticString = #function) {
  guard isOn else { return }
  programmingError(
    "\(member): the phone has no camera that supports this; check the property which says so",
    exception: "NSInvalidArgumentException")
}
