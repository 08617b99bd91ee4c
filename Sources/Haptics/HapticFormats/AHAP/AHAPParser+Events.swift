import TactusHapticPatterns
import TactusJSON

extension AHAPParser {
  /// Reads an event; one of an unknown kind is dropped.
  mutating func readEvent(_ value: JSONValue) {
    let fields = AHAPFields(value, "an event", allowing: AHAPKey.ofEvent, &findings)
    fields.reportUnknownKeys(allowed: AHAPKey.ofEvent, &findings)
    guard let kind = readKind(fields) else { return }
    var event = HapticEvent(kind, time: readTime(fields, of: .eventTime))
    event.duration = readDuration(fields)
    var place = AHAPOffsets.Event(
      start: value.offset, kind: fields.offset(of: .eventType), time: fields.offset(of: .time),
      duration: fields.offset(of: .eventDuration),
      waveform: fields.offset(of: .eventWaveformPath), parameters: [])
    let entries = fields.array(.eventParameters, &findings, refusing: .event)
    for entry in entries?.elements ?? value.noElements {
      guard let (parameter, offsets) = readEventParameter(entry, of: kind) else { continue }
      event.parameters.append(parameter)
      place.parameters.append(offsets)
    }
    event.waveform = readWaveform(fields, of: kind)
    pattern.events.append(event)
    places.events.append(place)
  }

  private mutating func readKind(_ fields: AHAPFields) -> HapticEvent.Kind? {
    guard fields.has(.eventType) else {
      findings.add(
        MissingKey.self, at: fields.owner.offset, refusing: .event,
        "the event has no EventType; it is dropped")
      return nil
    }
    guard let word = fields.string(.eventType, &findings, refusing: .event) else { return nil }
    if let kind = HapticEvent.Kind(rawValue: word) { return kind }
    let meant = findings.suggestion(for: word, among: HapticEvent.Kind.allCases.map(\.rawValue))
    findings.add(
      UnknownEventType.self, at: fields.offset(of: .eventType), refusing: .event,
      "\(Quoting.quoted(word)) is no type of event; the event is dropped"
        + (meant.map { "; did you mean “\($0)”?" } ?? ""))
    return nil
  }

  private mutating func readDuration(_ fields: AHAPFields) -> Double? {
    let part = AHAPRefusal.Part.eventDuration
    guard let duration = fields.number(.eventDuration, &findings, refusing: part) else {
      return nil
    }
    return clampedTime(duration, fields, .eventDuration, of: part)
  }

  private mutating func readEventParameter(
    _ entry: JSONValue, of kind: HapticEvent.Kind
  ) -> (EventParameter, AHAPOffsets.Parameter)? {
    guard let fields = parameterFields(entry, AHAPKey.ofEventParameter) else { return nil }
    guard let id: EventParameter.ID = readID(fields) else { return nil }
    let value = readValue(
      fields, of: id.rawValue, in: id.range, default: id.defaultValue(for: kind))
    return (EventParameter(id, value), place(of: fields))
  }

  private mutating func readWaveform(
    _ fields: AHAPFields, of kind: HapticEvent.Kind
  ) -> WaveformReference? {
    // A sound belongs to one kind of event (AHAP.E7).
    guard kind == .audioCustom else {
      for key in AHAPKey.ofWaveform where fields.has(key) {
        findings.add(
          WaveformNotPlayed.self, at: fields[key]?.keyOffset ?? fields.owner.offset,
          "\(key.rawValue) does nothing in an event of type \(kind.rawValue)")
      }
      return nil
    }
    guard fields.has(.eventWaveformPath) else {
      findings.add(
        MissingKey.self, at: fields.owner.offset, refusing: .event,
        "the AudioCustom event has no EventWaveformPath and makes no sound")
      return nil
    }
    guard let path = fields.string(.eventWaveformPath, &findings, refusing: .event) else {
      return nil
    }
    // A pattern must not name files elsewhere (AHAP.W1).
    if !allowsSoundsOutsideFolder, let refusal = WaveformPath.refusal(of: path) {
      findings.add(
        UnsafeWaveformPath.self, at: fields.offset(of: .eventWaveformPath), refusing: .event,
        UnsafeWaveformPath.message(path, refusal))
      return nil
    }
    return WaveformReference(
      path: path,
      usesVolumeEnvelope: fields.bool(.eventWaveformUseVolumeEnvelope, &findings) ?? true,
      loops: fields.bool(.eventWaveformLoopEnabled, &findings) ?? false)
  }
}

extension AHAPKey {
  /// The keys of events with a sound file.
  static let ofWaveform: [AHAPKey] = [
    .eventWaveformPath, .eventWaveformUseVolumeEnvelope, .eventWaveformLoopEnabled,
  ]
}
