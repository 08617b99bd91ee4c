import TactusHapticPatterns
import TactusJSON

extension AHAPParser {
  /// Reads a dynamic parameter; an unknown one is dropped.
  mutating func readParameter(_ value: JSONValue) {
    let fields = AHAPFields(value, "a parameter", allowing: AHAPKey.ofParameter, &findings)
    fields.reportUnknownKeys(allowed: AHAPKey.ofParameter, &findings)
    guard let id: DynamicParameter.ID = readID(fields) else { return }
    let setting = readValue(fields, of: id.rawValue, in: id.range, default: id.defaultValue)
    pattern.parameters.append(DynamicParameter(id, setting, time: readTime(fields)))
    places.parameters.append(place(of: fields))
  }

  /// Reads a parameter curve; one of an unknown parameter is dropped.
  mutating func readCurve(_ value: JSONValue) {
    let fields = AHAPFields(value, "a parameter curve", allowing: AHAPKey.ofCurve, &findings)
    fields.reportUnknownKeys(allowed: AHAPKey.ofCurve, &findings)
    guard let id: DynamicParameter.ID = readID(fields) else { return }
    var curve = ParameterCurve(id, time: readTime(fields), points: [])
    var place = AHAPOffsets.Curve(
      start: value.offset, id: fields.offset(of: .parameterID), time: fields.offset(of: .time),
      points: [])
    if !fields.has(.parameterCurveControlPoints) {
      findings.add(
        MissingKey.self, at: value.offset, refusing: .parameter,
        "the curve has no ParameterCurveControlPoints and does nothing")
    }
    let points = fields.array(
      .parameterCurveControlPoints, &findings, refusing: .parameter)
    for entry in points?.elements ?? value.noElements {
      guard let fields = parameterFields(entry, AHAPKey.ofPoint) else { continue }
      let setting = readValue(fields, of: id.rawValue, in: id.range, default: id.defaultValue)
      curve.points.append(ParameterCurve.ControlPoint(time: readTime(fields), value: setting))
      place.points.append(fields.offset(of: .time))
    }
    pattern.curves.append(curve)
    places.curves.append(place)
  }

  // MARK: Events and controls

  /// Returns the entries of a parameter or a point, which must be an object.
  mutating func parameterFields(_ entry: JSONValue, _ keys: [AHAPKey]) -> AHAPFields? {
    let name = keys == AHAPKey.ofPoint ? "a control point" : "a parameter"
    guard entry.kind == .object else {
      findings.add(
        WrongType.self, at: entry.offset, refusing: .parameter,
        "expected an object for \(name), found \(entry.kind); it is dropped")
      return nil
    }
    let fields = AHAPFields(entry, name, allowing: keys, &findings)
    fields.reportUnknownKeys(allowed: keys, &findings)
    return fields
  }

  /// Returns the identifier of a parameter, if it is known.
  mutating func readID<ID: RawRepresentable<String> & CaseIterable>(_ fields: AHAPFields) -> ID? {
    guard fields.has(.parameterID) else {
      findings.add(
        MissingKey.self, at: fields.owner.offset, refusing: .parameter,
        "\(fields.name) has no ParameterID; it is dropped")
      return nil
    }
    guard let word = fields.string(.parameterID, &findings, refusing: .parameter) else {
      return nil
    }
    if let id = ID(rawValue: word) { return id }
    let meant = findings.suggestion(for: word, among: ID.allCases.map(\.rawValue))
    findings.add(
      UnknownParameter.self, at: fields.offset(of: .parameterID), refusing: .parameter,
      "\(Quoting.quoted(word)) is not known here; it is dropped"
        + (meant.map { "; did you mean “\($0)”?" } ?? ""))
    return nil
  }

  /// Returns the value of a parameter, clamped to its range.
  mutating func readValue(
    _ fields: AHAPFields, of name: String, in range: ClosedRange<Float>, default: Float
  ) -> Float {
    guard fields.has(.parameterValue) else {
      findings.add(
        MissingKey.self, at: fields.owner.offset, refusing: .parameter,
        "\(name) has no ParameterValue; it is taken as \(NumberFormatting.number(`default`))")
      return `default`
    }
    guard let value = fields.float(.parameterValue, &findings) else { return `default` }
    // The nearest value in range (AHAP.E5).
    let clamped = min(max(value, range.lowerBound), range.upperBound)
    if value != clamped {
      let token = Quoting.oneLine(fields[.parameterValue]?.token ?? "", limit: 24)
      findings.add(
        ValueOutOfRange.self, at: fields.offset(of: .parameterValue),
        "\(name) \(token) is outside \(NumberFormatting.range(range)); it is taken as \(NumberFormatting.number(clamped))"
      )
    }
    return clamped
  }

  /// Returns a time; 0 if it is missing.
  mutating func readTime(_ fields: AHAPFields, of part: AHAPRefusal.Part = .time) -> Double {
    guard fields.has(.time) else {
      findings.add(
        MissingTime.self, at: fields.owner.offset, "\(fields.name) has no Time; it is taken as 0")
      return 0
    }
    guard let time = fields.number(.time, &findings, refusing: part) else { return 0 }
    return clampedTime(time, fields, .time, of: part)
  }

  /// Returns a time or a duration, clamped to the allowed range.
  mutating func clampedTime(
    _ time: Double, _ fields: AHAPFields, _ key: AHAPKey, of part: AHAPRefusal.Part
  ) -> Double {
    // Neither negative nor too large (AHAP.E3).
    let clamped = min(max(time, 0), AHAPReader.longestTime)
    guard clamped != time else { return time }
    let token = Quoting.oneLine(fields[key]?.token ?? "", limit: 24)
    if time < 0 {
      findings.add(
        NegativeTime.self, at: fields.offset(of: key), refusing: part,
        "\(key.rawValue) \(token) is negative; it is taken as 0")
    } else {
      let most = NumberFormatting.number(AHAPReader.longestTime)
      findings.add(
        TimeOutOfRange.self, at: fields.offset(of: key),
        "\(key.rawValue) \(token) is outside 0…\(most) s; it is taken as \(most)")
    }
    return clamped
  }

  /// Returns the offsets of a parameter.
  func place(of fields: AHAPFields) -> AHAPOffsets.Parameter {
    AHAPOffsets.Parameter(
      start: fields.owner.offset, id: fields.offset(of: .parameterID),
      value: fields.offset(of: .parameterValue), time: fields.offset(of: .time))
  }
}
