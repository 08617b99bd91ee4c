import TactusHealthModel

/// A builder of samples from the elements of a file with exported health data.
///
/// - Thread: one at a time.
final class HealthExportBuilder {
  /// The samples and facts since the last part was taken.
  var part = HealthExportPart()
  var summary = HealthExportSummary()
  /// The samples since the last call of `addFiles` whose numbers are in files beside the document.
  var references: [HealthExportFileReference] = []
  /// The hashes of the paths of files that samples refer to, each of which is read once.
  var referredPaths: Set<HealthExportHash> = []
  /// The number of files that were left out, each with a reason of its own.
  var fileReasonCount = 0

  /// The parser, which calls the builder, and therefore lives as long as it.
  private unowned(unsafe) let parser: HealthExportParser
  private let values = HealthExportValues()
  /// The samples whose elements are open: a correlation has records within it.
  private var open: [Draft?] = []
  /// The bytes of the parts of open samples, apart from the large samples themselves.
  private var partBytes: [Int] = []
  /// The routes of the open workout, and the path of the open route.
  private var (routes, routePath): ([HealthExportFileReference], String) = ([], "")

  /// A sample whose element is open.
  private struct Draft {
    var sample: HealthSample
    var hash = HealthExportHash()
    var hasOwnIdentifier = false
    var parts: [HealthUUID] = []
    var workout: HealthWorkout?
    var line = 0
  }

  init(_ parser: HealthExportParser) {
    self.parser = parser
    parser.onStart = { self.start($0, in: $1, $2) }
    parser.onEnd = { self.end($0) }
  }

  // MARK: Elements

  private func start(
    _ element: HealthExportElement?, in parent: HealthExportElement?,
    _ attributes: HealthExportAttributes
  ) {
    defer { while partBytes.count < open.count { partBytes.append(0) } }
    switch element {
    case .record: open.append(record(attributes))
    case .correlation: open.append(draft(attributes, content: .correlation([])))
    case .workout: open.append(workout(attributes))
    case .metadata: addMetadata(attributes, of: parent)
    case .workoutEvent: addEvent(attributes)
    case .workoutStatistics: addStatistics(attributes)
    case .workoutRoute: open.append(route(attributes))
    case .fileReference: if parent == .workoutRoute { addPath(attributes) }
    case .summary: addSummary(attributes)
    case .sample: addSample(attributes)
    case .clinicalRecord: addClinicalRecord(attributes)
    case .me: addCharacteristics(attributes)
    case .root, .exportDate: break
    case nil:
      if parent == .root {
        summary.leaveOut(
          "elements <\(parser.name.prefix(80))>, which are not read", line: parser.line)
      }
    }
  }

  private func end(_ element: HealthExportElement?) {
    guard
      element == .record || element == .correlation || element == .workout
        || element == .workoutRoute, !open.isEmpty
    else { return }
    partBytes.removeLast()
    guard var draft = open.removeLast() else { return }
    if element == .correlation { draft.sample.content = .correlation(draft.parts) }
    if let workout = draft.workout { draft.sample.content = .workout(workout) }
    if !draft.hasOwnIdentifier { draft.sample.uuid = draft.hash.uuid }
    if element == .workoutRoute { return finishRoute(draft) }
    if element == .workout, !routes.isEmpty { finishRoutes(of: draft.sample) }
    if !open.isEmpty, case .correlation? = open[open.count - 1]?.sample.content {
      open[open.count - 1]?.hash.add(draft.sample.uuid)
      if hasRoom(for: MemoryLayout<HealthUUID>.size) {
        open[open.count - 1]?.parts.append(draft.sample.uuid)
      }
    }
    add(draft.sample, line: draft.line)
  }

  /// Adds a sample, unless the phone would not save it.
  func add(_ sample: consuming HealthSample, line: Int) {
    if let problem = sample.problem { return summary.leaveOut(problem, line: line) }
    switch sample.type.kind {
    case .route: summary.routes += 1
    case .electrocardiogram: summary.electrocardiograms += 1
    case .clinical: summary.clinicalRecords += 1
    default: break
    }
    part.samples.append(sample)
    summary.samples += 1
  }

  /// Counts the bytes of a part of the open element; returns whether it may be added (Health.EX8).
  private func hasRoom(for bytes: Int) -> Bool {
    guard let last = partBytes.indices.last else { return false }
    guard partBytes[last] + bytes <= Self.maximumPartBytes else {
      summary.leaveOut(
        "parts of samples after the first \(Self.maximumPartBytes) bytes", line: parser.line)
      return false
    }
    partBytes[last] += bytes
    return true
  }

  /// The most bytes of the parts of a sample, such as its metadata and events: a message to an app
  /// has all of them.
  ///
  /// - Source: ours: half of the limit of a service's payload. Confidence: guess.
  private static let maximumPartBytes = 1 << 19

  // MARK: Samples

  /// Returns the beginning of a sample; `nil` if it is left out or the file is damaged.
  ///
  /// Inlined, because a sample is large: it would be copied at each return.
  @inline(__always)
  private func draft(
    _ attributes: HealthExportAttributes, content: HealthContent,
    type given: HealthType? = nil
  ) -> Draft? {
    guard let name = attributes[.type] ?? (given == nil ? nil : Self.none) else {
      summary.leaveOut("samples without a type", line: parser.line)
      return nil
    }
    guard let type = given ?? values.type(name) else {
      let text = String(decoding: name, as: UTF8.self)
      summary.leaveOut("samples of the unknown type \(text.prefix(80))", line: parser.line)
      return nil
    }
    guard let start = time(.startDate, attributes), let end = time(.endDate, attributes) else {
      summary.leaveOut("samples of \(type.identifier) without a time", line: parser.line)
      return nil
    }
    guard let source = values.source(attributes) else {
      summary.leaveOut(HealthExportValues.tooManySources, line: parser.line)
      return nil
    }
    var draft = Draft(
      sample: HealthSample(
        uuid: HealthUUID(high: 0, low: 0), type: type, start: start, end: end, content: content,
        source: source, device: attributes[.device].flatMap { device($0) }))
    draft.line = parser.line
    if let text = attributes[.uuid] {
      guard let uuid = HealthUUID(text) else {
        summary.leaveOut(
          "samples of \(type.identifier) with an identifier that is none", line: parser.line)
        return nil
      }
      (draft.sample.uuid, draft.hasOwnIdentifier) = (uuid, true)
    } else {
      for place in Self.hashedPlaces { draft.hash.add(attributes[place]) }
    }
    if let text = attributes[.workout] { draft.sample.workout = HealthUUID(text) }
    return draft
  }

  private func device(_ bytes: UnsafeBufferPointer<UInt8>) -> HealthDevice? {
    guard HealthExportValues.isShort(bytes) else {
      summary.leaveOut(HealthExportValues.tooLong, line: parser.line)
      return nil
    }
    return values.device(bytes)
  }

  private func record(_ attributes: HealthExportAttributes) -> Draft? {
    guard var draft = draft(attributes, content: .quantity(0)) else { return nil }
    let unit = draft.sample.type.unit
    // Some programs write a record without a value as one with an empty value.
    if unit != nil, attributes[.value]?.isEmpty == true {
      leaveOutValue(of: draft)
      return nil
    }
    guard let bytes = attributes[.value] else {
      // A quantity without a value, as of old sleep analyses, means the first value.
      guard unit == nil else {
        leaveOutValue(of: draft)
        return nil
      }
      draft.sample.content = .category(0)
      return draft
    }
    if let own = unit {
      guard let number = HealthExportNumber.parse(bytes) else {
        leaveOutValue(of: draft)
        return nil
      }
      guard let text = attributes[.unit], !text.isEmpty else {
        summary.leaveOut(
          "samples of \(draft.sample.type.identifier) without a unit", line: parser.line)
        return nil
      }
      guard let value = values.unit(text)?.convert(number, to: own) else {
        summary.leaveOut(
          "samples of \(draft.sample.type.identifier) in '\(attributes.text(.unit).prefix(40))'",
          line: parser.line)
        return nil
      }
      draft.sample.content = .quantity(value)
    } else {
      let text = String(decoding: bytes, as: UTF8.self)
      guard !text.isEmpty else {
        leaveOutValue(of: draft)
        return nil
      }
      guard let value = HealthExportNames.values[text] ?? Int(text) else {
        summary.leaveOut(
          "samples of \(draft.sample.type.identifier) with the unknown value \(text.prefix(80))",
          line: parser.line)
        return nil
      }
      draft.sample.content = .category(value)
    }
    return draft
  }

  /// Leaves out a sample whose value is missing, empty, or not a number (Health.EX7).
  private func leaveOutValue(of draft: Draft) {
    summary.leaveOut(
      "samples of \(draft.sample.type.identifier) without a value", line: parser.line)
  }

  private func workout(_ attributes: HealthExportAttributes) -> Draft? {
    let name = attributes.text(.workoutActivityType)
    let activity = HealthExportNames.activities[name] ?? Int(name)
    if activity == nil {
      summary.leaveOut("names of the activity \(name.prefix(80))", line: parser.line)
    }
    var workout = HealthWorkout(activity: activity ?? 3000, duration: 0)
    let type = HealthType.find(HealthType.workoutIdentifier)
    guard let draft = draft(attributes, content: .workout(workout), type: type) else { return nil }
    let length = draft.sample.end - draft.sample.start
    workout.duration = quantity(.duration, .durationUnit, "s", attributes) ?? length
    let identifier = "HKQuantityTypeIdentifier"
    let distance = Self.distance(of: workout.activity)
    workout.totals[identifier + distance] =
      quantity(.totalDistance, .totalDistanceUnit, "m", attributes)
    workout.totals[identifier + "ActiveEnergyBurned"] =
      quantity(.totalEnergyBurned, .totalEnergyBurnedUnit, "kcal", attributes)
    var result = draft
    result.workout = workout
    return result
  }

  /// Adds a sample of a kind that an iPhone keeps in files of their own.
  private func addSample(_ attributes: HealthExportAttributes) {
    guard let sample = HealthSample(json: attributes.text(.content)) else {
      return summary.leaveOut("samples whose content is none", line: parser.line)
    }
    guard attributes[.path] == nil else {
      return references.append(
        HealthExportFileReference(
          sample: sample, path: attributes.text(.path), line: parser.line, isOurs: true))
    }
    add(sample, line: parser.line)
  }

  /// Adds a clinical record, whose resource is in a file.
  ///
  /// Step Health.EX13.
  private func addClinicalRecord(_ attributes: HealthExportAttributes) {
    let line = parser.line
    guard attributes[.resourceFilePath] != nil else {
      return summary.leaveOut("clinical records without a file", line: line)
    }
    let path = attributes.text(.resourceFilePath)
    if attributes[.content] != nil {
      guard let sample = HealthSample(json: attributes.text(.content)) else {
        return summary.leaveOut("clinical records whose content is none", line: line)
      }
      return references.append(
        HealthExportFileReference(sample: sample, path: path, line: line, isOurs: true))
    }
    guard let time = attributes[.receivedDate].flatMap(HealthExportDate.seconds) else {
      return summary.leaveOut("clinical records without a time", line: line)
    }
    guard let source = values.source(attributes) else {
      return summary.leaveOut(HealthExportValues.tooManySources, line: line)
    }
    let name = attributes.text(.type)
    let given = HealthType.find(name).flatMap { $0.kind == .clinical ? $0 : nil }
    guard let type = given ?? HealthType.named("LabResultRecord") else { return }
    let version = attributes.text(.fhirVersion)
    let identifier = attributes.text(.identifier)
    var hash = HealthExportHash()
    for field in [
      HealthExportField.type, .identifier, .sourceName, .sourceURL, .fhirVersion, .receivedDate,
    ] {
      hash.add(attributes[field.rawValue])
    }
    references.append(
      HealthExportFileReference(
        sample: HealthSample(
          uuid: HealthUUID(high: 0, low: 0), type: type, start: time, end: time,
          content: .clinical(
            HealthClinicalRecord(
              name: attributes.text(.displayName), resourceType: given == nil ? name : "",
              identifier: identifier, version: version.isEmpty ? "4.0.1" : version,
              url: attributes.text(.sourceURL), data: "")),
          source: source),
        path: path, line: line, isOurs: false, hasType: given != nil, hash: hash))
  }

  /// Returns the beginning of a workout's route, whose places are in a file.
  private func route(_ attributes: HealthExportAttributes) -> Draft? {
    guard let workout = open.last ?? nil, workout.workout != nil else { return nil }
    for field in [HealthExportField.startDate, .endDate]
    where attributes[field].flatMap(HealthExportDate.seconds) == nil {
      summary.leaveOut("routes without times", line: parser.line)
      return nil
    }
    return draft(attributes, content: .rows([]), type: HealthType.find(HealthType.routeIdentifier))
  }

  /// Adds the path of a route's file.
  private func addPath(_ attributes: HealthExportAttributes) {
    guard let last = open.indices.last, open[last] != nil, let bytes = attributes[.path]
    else { return }
    open[last]?.hash.add(bytes)
    routePath = attributes.text(.path)
  }

  /// Adds a route to its workout.
  private func finishRoute(_ draft: Draft) {
    guard !routePath.isEmpty else {
      return summary.leaveOut("routes without a file", line: draft.line)
    }
    guard hasRoom(for: routePath.utf8.count + MemoryLayout<HealthSample>.size) else {
      routePath = ""
      return
    }
    routes.append(
      HealthExportFileReference(
        sample: draft.sample, path: routePath, line: draft.line, isOurs: draft.hasOwnIdentifier))
    routePath = ""
  }

  /// Adds the routes of a workout, unless it is left out.
  private func finishRoutes(of workout: HealthSample) {
    for var route in routes where workout.problem == nil {
      route.sample.workout = route.sample.workout ?? workout.uuid
      references.append(route)
    }
    routes.removeAll()
  }

  private func addSummary(_ attributes: HealthExportAttributes) {
    let text = attributes.text(.dateComponents)
    guard let day = HealthDay(text) else {
      return self.summary.leaveOut("rings without a day", line: parser.line)
    }
    func ring(
      _ value: HealthExportField, _ goal: HealthExportField, _ unit: HealthExportField?,
      _ own: String
    ) -> HealthActivitySummary.Ring {
      HealthActivitySummary.Ring(
        quantity(value, unit, own, attributes) ?? 0, of: quantity(goal, unit, own, attributes) ?? 0)
    }
    let summary = HealthActivitySummary(
      year: day.year, month: day.month, day: day.day,
      moveMode: attributes[.activityMoveMode].flatMap(HealthExportNumber.parse)
        .flatMap { Int(exactly: $0) } ?? 1,
      energy: ring(.activeEnergyBurned, .activeEnergyBurnedGoal, .activeEnergyBurnedUnit, "kcal"),
      moveTime: ring(.appleMoveTime, .appleMoveTimeGoal, nil, "min"),
      exercise: ring(.appleExerciseTime, .appleExerciseTimeGoal, nil, "min"),
      stand: ring(.appleStandHours, .appleStandHoursGoal, nil, "count"))
    if let sample = summary.sample() { add(sample, line: parser.line) }
  }

  private func addCharacteristics(_ attributes: HealthExportAttributes) {
    for (name, value) in attributes.others where HealthType.find(name)?.kind == .characteristic {
      if let text = HealthExportNames.characteristic(value, of: name) {
        part.characteristics[name] = text
      }
    }
  }

  // MARK: Parts of samples

  private func addMetadata(_ attributes: HealthExportAttributes, of parent: HealthExportElement?) {
    // Metadata of an element that is left out, or within another part.
    guard let last = open.indices.last, open[last] != nil,
      parent == .record || parent == .correlation || parent == .workout || parent == .workoutRoute
    else { return }
    var count = 0
    for field in [HealthExportField.key, .value] {
      guard let bytes = attributes[field] else { continue }
      open[last]?.hash.add(bytes)
      count += bytes.count
    }
    guard hasRoom(for: count) else { return }
    let key = attributes.text(.key)
    open[last]?.sample.metadata[key] = HealthMetadataValue(
      exported: attributes.text(.value), kind: attributes.text(.kind), key: key)
  }

  private func addEvent(_ attributes: HealthExportAttributes) {
    guard let last = open.indices.last, open[last]?.workout != nil else { return }
    guard let start = time(.date, attributes) else {
      return summary.leaveOut("events of workouts without a time", line: parser.line)
    }
    let name = attributes.text(.type)
    guard let type = HealthExportNames.events[name] ?? Int(name) else {
      return summary.leaveOut("events of the type \(name.prefix(80))", line: parser.line)
    }
    let length = quantity(.duration, .durationUnit, "s", attributes) ?? 0
    if hasRoom(for: MemoryLayout<HealthWorkout.Event>.size) {
      open[last]?.workout?.events.append(
        HealthWorkout.Event(type: type, start: start, end: start + length))
    }
    for place in [HealthExportField.type.rawValue, HealthExportField.date.rawValue] {
      open[last]?.hash.add(attributes[place])
    }
  }

  private func addStatistics(_ attributes: HealthExportAttributes) {
    guard let last = open.indices.last, open[last]?.workout != nil,
      let type = values.type(attributes[.type] ?? Self.none), let own = type.unit
    else { return }
    let field = attributes[.sum] == nil ? HealthExportField.average : .sum
    guard let value = quantity(field, .unit, own.text, attributes) else { return }
    open[last]?.workout?.totals[type.identifier] = value
  }

  // MARK: Values

  /// No bytes.
  private static var none: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The attributes that make a sample another one.
  private static let hashedPlaces = [
    HealthExportField.type, .unit, .value, .sourceName, .sourceVersion, .device, .creationDate,
    .startDate, .endDate, .workoutActivityType, .duration,
  ].map(\.rawValue)

  private func time(
    _ field: HealthExportField, _ attributes: HealthExportAttributes
  ) -> Double? {
    attributes[field].flatMap(HealthExportDate.seconds)
  }

  /// Returns the quantity of an attribute in a unit; `nil` if it is missing or invalid.
  private func quantity(
    _ field: HealthExportField, _ unit: HealthExportField?, _ own: String,
    _ attributes: HealthExportAttributes
  ) -> Double? {
    guard let number = attributes[field].flatMap(HealthExportNumber.parse), number.isFinite,
      let wanted = try? HealthUnit(parsing: own)
    else { return nil }
    guard let unit, let text = attributes[unit] else { return number }
    return values.unit(text)?.convert(number, to: wanted)
  }

  /// Returns the end of the identifier of the distance that an activity covers.
  private static func distance(of activity: Int) -> String {
    switch activity {
    case 13, 74: "DistanceCycling"
    case 46: "DistanceSwimming"
    case 70, 71: "DistanceWheelchair"
    case 61, 67: "DistanceDownhillSnowSports"
    default: "DistanceWalkingRunning"
    }
  }
}
