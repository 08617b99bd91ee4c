import TactusHealthModel

/// A writer of health data in the form of an iPhone's `export.xml`.
///
/// Steps Health.EX5….
public struct HealthExportWriter {
  /// The files that the document refers to, without their texts, in the order of the references;
  /// none for a document without files.
  private(set) var files: [HealthExportWrittenFile] = []

  private let write: (String) throws -> Void
  private let names: HealthExportFileNames?
  private var text = ""
  /// The files of routes by the identifiers of their workouts.
  private var routes: [HealthUUID: [HealthExportWrittenFile]] = [:]

  /// Creates a writer of a document without files: routes and electrocardiograms are in it.
  ///
  /// - Parameter write: Receives the text in pieces.
  public init(_ write: @escaping (String) throws -> Void) { self.init(names: nil, write) }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - names: The names of files beside the document; `nil` for none.
  ///   - write: Receives the text in pieces.
  init(names: HealthExportFileNames?, _ write: @escaping (String) throws -> Void) {
    self.names = names
    self.write = write
  }

  /// Writes everything that a library has.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - date: The time of the export, in seconds since 2001.
  ///   - progress: Called now and then with the fraction that was written, 0…1.
  /// - Returns: The number of samples.
  /// - Throws: `HealthStorageError`; errors of the function that receives the text.
  @discardableResult
  public mutating func write(
    _ library: HealthLibrary, date: Double, progress: (Double) -> Void = { _ in }
  ) throws -> Int {
    text = Self.head
    line(0, "HealthData", [("locale", "en_US")], isOpen: true)
    line(1, "ExportDate", [("value", HealthExportDate.text(date))])
    var facts: [(String, String)] = []
    for type in HealthType.all.keys.sorted() where HealthType.find(type)?.kind == .characteristic {
      if let value = try library.characteristic(type) {
        facts.append((type, HealthExportNames.text(value, ofCharacteristic: type)))
      }
    }
    line(1, "Me", facts)
    let counts = try library.counts()
    let all = counts.values.reduce(0, +)
    var done = 0
    for type in counts.keys.sorted() {
      var place: HealthPlace?
      repeat {
        // Page by page, so that the library is free between them.
        let page = try library.page(type, after: place)
        for sample in page.samples {
          try add(sample, library)
          if text.utf8.count > Self.pieceBytes { try flush() }
        }
        done += page.samples.count
        progress(all > 0 ? min(1, Double(done) / Double(all)) : 1)
        place = page.isPartial ? page.place : nil
      } while place != nil
    }
    text += "</HealthData>\n"
    try flush()
    return done
  }

  // MARK: Internals

  /// The bytes that are collected before they are written.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pieceBytes = 1 << 16

  private mutating func flush() throws {
    try write(text)
    text = ""
  }

  private mutating func add(_ sample: HealthSample, _ library: HealthLibrary) throws {
    switch sample.content {
    case .quantity, .category: record(sample, depth: 1)
    case .correlation(let parts):
      line(1, "Correlation", attributes(sample), isOpen: true)
      metadata(sample, depth: 2)
      for part in parts {
        if let found = try library.sample(part) { record(found, depth: 2) }
      }
      close(1, "Correlation")
    case .workout(let workout): try add(sample, workout, library)
    case .summary(let summary): add(summary)
    case .rows(let rows):
      // Routes are written with their workouts, which follow.
      if try addRoute(sample, rows, library) { return }
      line(1, "Sample", [("content", Self.content(sample))])
    case .electrocardiogram(var content):
      guard let names, HealthExportElectrocardiogramWriter.canWrite(content) else {
        return line(1, "Sample", [("content", Self.content(sample))])
      }
      var rest = sample
      content.voltages = []
      rest.content = .electrocardiogram(content)
      let path = names.electrocardiogram(sample.start)
      files.append(HealthExportWrittenFile(path: path, uuid: sample.uuid))
      line(1, "Sample", [("content", Self.content(rest)), ("path", "/\(path)")])
    case .clinical(let record):
      if !addRecord(sample, record) { line(1, "Sample", [("content", Self.content(sample))]) }
    case .document: line(1, "Sample", [("content", Self.content(sample))])
    }
  }

  /// Writes the reference to the file of a clinical record; returns whether it has one.
  private mutating func addRecord(_ sample: HealthSample, _ record: HealthClinicalRecord) -> Bool {
    guard let names, HealthExportClinicalResource.canWrite(record) else { return false }
    var (rest, content) = (sample, record)
    content.data = ""
    rest.content = .clinical(content)
    let path = names.clinicalRecord(record.resourceType, sample.uuid)
    files.append(HealthExportWrittenFile(path: path, uuid: sample.uuid))
    line(
      1, "ClinicalRecord",
      [
        ("type", record.resourceType), ("identifier", record.identifier),
        ("sourceName", sample.source.name), ("sourceURL", record.url),
        ("fhirVersion", record.version), ("receivedDate", HealthExportDate.text(sample.start)),
        ("resourceFilePath", "/\(path)"), ("content", Self.content(rest)),
      ])
    return true
  }

  /// Keeps a route for its workout; returns whether it has one.
  private mutating func addRoute(
    _ sample: HealthSample, _ rows: [[Double]], _ library: HealthLibrary
  ) throws -> Bool {
    guard let names, sample.type.kind == .route, HealthExportRouteWriter.canWrite(rows),
      let workout = sample.workout, case .workout? = try library.sample(workout)?.content
    else { return false }
    let path = names.route(sample.start)
    routes[workout, default: []].append(HealthExportWrittenFile(path: path, uuid: sample.uuid))
    return true
  }

  /// Writes the references of a workout to the files of its routes.
  private mutating func references(of workout: HealthUUID, _ library: HealthLibrary) throws {
    for file in routes.removeValue(forKey: workout) ?? [] {
      guard let sample = try library.sample(file.uuid) else { continue }
      line(2, "WorkoutRoute", attributes(sample).filter { $0.0 != "type" }, isOpen: true)
      metadata(sample, depth: 3)
      line(3, "FileReference", [("path", "/\(file.path)")])
      close(2, "WorkoutRoute")
      files.append(file)
    }
  }

  private mutating func record(_ sample: HealthSample, depth: Int) {
    var own = attributes(sample)
    switch sample.content {
    case .quantity(let value):
      own.insert(("unit", sample.type.unit?.text ?? "()"), at: 1)
      own.append(("value", HealthExportNumber.text(value)))
    case .category(let value):
      own.append(("value", HealthExportNames.text(value, of: sample.type.identifier)))
    default: break
    }
    line(depth, "Record", own, isOpen: !sample.metadata.isEmpty)
    guard !sample.metadata.isEmpty else { return }
    metadata(sample, depth: depth + 1)
    close(depth, "Record")
  }

  private mutating func add(
    _ sample: HealthSample, _ workout: HealthWorkout, _ library: HealthLibrary
  ) throws {
    var own = attributes(sample)
    own[0] = (
      "workoutActivityType",
      HealthExportNames.activityNames[workout.activity] ?? "\(workout.activity)"
    )
    own.insert(("duration", HealthExportNumber.text(workout.duration)), at: 1)
    own.insert(("durationUnit", "s"), at: 2)
    line(1, "Workout", own, isOpen: true)
    metadata(sample, depth: 2)
    for event in workout.events {
      line(
        2, "WorkoutEvent",
        [
          ("type", HealthExportNames.eventNames[event.type] ?? "\(event.type)"),
          ("date", HealthExportDate.text(event.start)),
          ("duration", HealthExportNumber.text(event.end - event.start)), ("durationUnit", "s"),
        ])
    }
    for (type, value) in workout.totals.sorted(by: { $0.key < $1.key }) {
      guard let found = HealthType.find(type), let unit = found.unit else { continue }
      let word = found.aggregation == .cumulative ? "sum" : "average"
      line(
        2, "WorkoutStatistics",
        [("type", type), (word, HealthExportNumber.text(value)), ("unit", unit.text)])
    }
    try references(of: sample.uuid, library)
    close(1, "Workout")
  }

  private mutating func add(_ summary: HealthActivitySummary) {
    let day = HealthDay(year: summary.year, month: summary.month, day: summary.day)
    var own = [("dateComponents", day.text)]
    func ring(_ name: String, _ ring: HealthActivitySummary.Ring) {
      own.append((name, HealthExportNumber.text(ring.value)))
      own.append(("\(name)Goal", HealthExportNumber.text(ring.goal)))
    }
    ring("activeEnergyBurned", summary.energy)
    own.append(("activeEnergyBurnedUnit", "kcal"))
    ring("appleMoveTime", summary.moveTime)
    ring("appleExerciseTime", summary.exercise)
    ring("appleStandHours", summary.stand)
    if summary.moveMode != 1 { own.append(("activityMoveMode", "\(summary.moveMode)")) }
    line(1, "ActivitySummary", own)
  }

  private mutating func metadata(_ sample: HealthSample, depth: Int) {
    for (key, value) in sample.metadata.sorted(by: { $0.key < $1.key }) {
      var own = [("key", key), ("value", value.exported)]
      if value.isAmbiguous(key: key) { own.append(("kind", "text")) }
      line(depth, "MetadataEntry", own)
    }
  }

  /// The attributes that all samples have, those of the type first.
  private func attributes(_ sample: HealthSample) -> [(String, String)] {
    let source = sample.source
    var list = [("type", sample.type.identifier), ("sourceName", source.name)]
    if source.bundle != HealthExportValues.bundle(of: source.name) {
      list.append(("sourceIdentifier", source.bundle))
    }
    if !source.version.isEmpty { list.append(("sourceVersion", source.version)) }
    if !source.product.isEmpty { list.append(("productType", source.product)) }
    if let device = sample.device { list.append(("device", device.exported)) }
    list += [
      ("creationDate", HealthExportDate.text(sample.end)),
      ("startDate", HealthExportDate.text(sample.start)),
      ("endDate", HealthExportDate.text(sample.end)), ("uuid", sample.uuid.text),
    ]
    if let workout = sample.workout { list.append(("workout", workout.text)) }
    return list
  }

  private mutating func line(
    _ depth: Int, _ name: String, _ attributes: [(String, String)], isOpen: Bool = false
  ) {
    text += String(repeating: " ", count: depth) + "<" + name
    for (name, value) in attributes {
      text += " \(name)=\""
      escape(value)
      text += "\""
    }
    text += isOpen ? ">\n" : "/>\n"
  }

  private mutating func close(_ depth: Int, _ name: String) {
    text += String(repeating: " ", count: depth) + "</\(name)>\n"
  }

  /// Adds the text of an attribute; characters that XML does not allow become replacement
  /// characters.
  private mutating func escape(_ value: String) {
    guard value.utf8.contains(where: { $0 < 0x20 || Self.special.contains($0) || $0 > 0x7E })
    else {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\r", "\t": text += "&#\(scalar.value);"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a sample in JSON; the two characters that XML does not allow are escaped as in JSON.
  private static func content(_ sample: HealthSample) -> String {
    let json = sample.json
    guard json.utf8.contains(0xEF) else { return json }
    var text = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      switch scalar {
      case "\u{FFFE}": text.append(contentsOf: "\\ufffe".unicodeScalars)
      case "\u{FFFF}": text.append(contentsOf: "\\uffff".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static let special: Set<UInt8> = [
    UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
  ]
}
