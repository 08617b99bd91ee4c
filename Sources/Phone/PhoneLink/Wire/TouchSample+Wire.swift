extension TouchSample {
  /// Returns the sample as JSON.
  func wireText() throws(LinkError) -> String {
    var words = [
      #""id":\#(id.number)"#, #""phase":"\#(phase.rawValue)""#, #""kind":"\#(kind.rawValue)""#,
      #""time":"\#(time.nanoseconds)""#, #""x":\#(try wireNumber(x))"#,
      #""y":\#(try wireNumber(y))"#, #""force":\#(try wireNumber(force))"#,
      #""maximumForce":\#(try wireNumber(maximumForce))"#,
      #""radius":\#(try wireNumber(radius))"#,
      #""radiusTolerance":\#(try wireNumber(radiusTolerance))"#,
      #""altitude":\#(try wireNumber(altitude))"#, #""azimuth":\#(try wireNumber(azimuth))"#,
    ]
    if !estimated.isEmpty { words.append(#""estimated":\#(estimated.rawValue)"#) }
    if !expecting.isEmpty { words.append(#""expecting":\#(expecting.rawValue)"#) }
    if let updateIndex { words.append(#""index":\#(updateIndex)"#) }
    return "{\(words.joined(separator: ","))}"
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      id: TouchID(try fields.whole("id")), phase: try fields.word("phase"),
      kind: try fields.word("kind"), time: try fields.instant("time"),
      x: try fields.number("x"), y: try fields.number("y"), force: try fields.number("force"),
      maximumForce: try fields.number("maximumForce"), radius: try fields.number("radius"),
      radiusTolerance: try fields.number("radiusTolerance"),
      altitude: try fields.number("altitude"), azimuth: try fields.number("azimuth"),
      estimated: try Properties(fields, "estimated"),
      expecting: try Properties(fields, "expecting"),
      updateIndex: fields.has("index") ? try fields.whole("index") : nil)
  }
}

extension TouchSample.Properties {
  /// Decodes the properties; unknown bits are rejected, since the values that they mark as
  /// estimates would pass for exact.
  fileprivate init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = fields.has(key) ? Self(rawValue: try fields.whole(key)) : []
    guard Self.all.isSuperset(of: self) else { throw .malformed }
  }
}
