internal import TactusCrashReports

/// Ends the app if an output has a delegate and no queue on which to call it (Device.CA7).
func requireQueue(
  _ queue: DispatchQueue?, for delegate: AnyObject?, _ member: StaticString = #function
) {
  guard delegate != nil, queue == nil else { return }
  programmingError("\(member): a delegate needs a queue", exception: "NSInvalidArgumentException")
}
