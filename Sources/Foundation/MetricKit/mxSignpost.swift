/// Records a signpost of a log that `makeLogHandle` made, as all others (Metrics.MX2).
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { os_signpost(type, dso: dso, log: log, name: name, signpostID: signpostID) }

/// Records a signpost with a message in a C format of up to four arguments; the message with more
/// is left out (Metrics.MX2).
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  let (id, list) = (signpostID, arguments)
  switch list.count {
  case 0: os_signpost(type, dso: dso, log: log, name: name, signpostID: id, format)
  case 1: os_signpost(type, dso: dso, log: log, name: name, signpostID: id, format, list[0])
  case 2:
    os_signpost(type, dso: dso, log: log, name: name, signpostID: id, format, list[0], list[1])
  case 3:
    os_signpost(
      type, dso: dso, log: log, name: name, signpostID: id, format, list[0], list[1], list[2])
  case 4:
    os_signpost(
      type, dso: dso, log: log, name: name, signpostID: id, format, list[0], list[1], list[2],
      list[3])
  default: os_signpost(type, dso: dso, log: log, name: name, signpostID: id)
  }
}

/// Records the beginning of an animation, as all signposts (Metrics.MX2).
public func mxSignpostAnimationIntervalBegin(
  dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { os_signpost(.begin, dso: dso, log: log, name: name, signpostID: signpostID) }
