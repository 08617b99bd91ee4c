/// Records a signpost of a log that `makeLogHandle` made, as all others (Metrics.MX2).
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { os_signpost(type, dso: dso, log: log, name: name, signpostID: signpostID) }

/// Records a signpost with a message in a C format (Metrics.MX2).
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { Signposts.write(type, name, signpostID, log, format, arguments) }

/// Records the beginning of an animation, as all signposts (Metrics.MX2).
public func mxSignpostAnimationIntervalBegin(
  dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { os_signpost(.begin, dso: dso, log: log, name: name, signpostID: signpostID) }
