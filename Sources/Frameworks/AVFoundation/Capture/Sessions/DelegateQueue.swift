internal import TactusCrashReports

/// Raises an exception if an output has a delegate but no queue for it (Device.CA7).
func requireQueue(
  _ queue: DispatchQueue?, for delegate: AnyObject?, _ member: StaticString = #function
) {
  guard delegate != nil, queue == nil else { return }
  programmingError("\(member): a delegate needs a queue", exception: "NSInvalidArgumentException")
}
