import TactusHealthModel

/// A writer of health data in the form of an iPhone's `export.xml`.
///
/// Steps Health.EX5….
public struct HealthExportWriter {
  private let write: (String) throws -> Void
  private var text = ""

  /// Creates a writer.
  ///
  /// - Parameter write: Gets the text in pieces.
  public init(_ write: @escaping (String) throws -> Void) { self.write = write }

  /// Writes everything that a library has.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - date: The time of the export, in seconds since 2001.
  ///   - progress: Called now and then with the fraction that was written, 0…1.
  /// - Returns: The number of samples.
  /// - Throws: `HealthStorageError`; errors of the function that gets the text.
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
    case .workout(let workout): add(sample, workout)
    case .summary(let summary): add(summary)
    case .rows, .electrocardiogram, .document:
      line(1, "Sample", [("content", sample.json)])
    }
  }

  private mutating func record(_ sample: HealthSample, depth: Int) {
    var own = attributes(sample)
    switch sample.content {
    case .quantity(let value):
      own.insert(("unit", sample.type.unit?.text ?? "()"), at: 1)
      own.append(("value", Self.number(value)))
    case .category(let value):
      own.append(("value", HealthExportNames.text(value, of: sample.type.identifier)))
    default: break
    }
    line(depth, "Record", own, isOpen: !sample.metadata.isEmpty)
    guard !sample.metadata.isEmpty else { return }
    metadata(sample, depth: depth + 1)
    close(depth, "Record")
  }

  private mutating func add(_ sample: HealthSample, _ workout: HealthWorkout) {
    var own = attributes(sample)
    own[0] = (
      "workoutActivityType",
      HealthExportNames.activityNames[workout.activity] ?? "\(workout.activity)"
    )
    own.insert(("duration", Self.number(workout.duration)), at: 1)
    own.insert(("durationUnit", "s"), at: 2)
    line(1, "Workout", own, isOpen: true)
    metadata(sample, depth: 2)
    for event in workout.events {
      line(
        2, "WorkoutEvent",
        [
          ("type", HealthExportNames.eventNames[event.type] ?? "\(event.type)"),
          ("date", HealthExportDate.text(event.start)),
          ("duration", Self.number(event.end - event.start)), ("durationUnit", "s"),
        ])
    }
    for (type, value) in workout.totals.sorted(by: { $0.key < $1.key }) {
      guard let found = HealthType.find(type), let unit = found.unit else { continue }
      let word = found.aggregation == .cumulative ? "sum" : "average"
      line(
        2, "WorkoutStatistics",
        [("type", type), (word, Self.number(value)), ("unit", unit.text)])
    }
    close(1, "Workout")
  }

  private mutating func add(_ summary: HealthActivitySummary) {
    let day = HealthDay(year: summary.year, month: summary.month, day: summary.day)
    var own = [("dateComponents", day.text)]
    func ring(_ name: String, _ ring: HealthActivitySummary.Ring) {
      own.append((name, Self.number(ring.value)))
      own.append(("\(name)Goal", Self.number(ring.goal)))
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

  /// Adds the text of an attribute; characters that XML does not have become a replacement.
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

  private static let special: Set<UInt8> = [
    UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
  ]

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The beginning of a file; the declarations have our own attributes as well.
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|Sample)*)>
    <!ATTLIST HealthData locale CDATA #REQUIRED>
    <!ELEMENT ExportDate EMPTY>
    <!ATTLIST ExportDate value CDATA #REQUIRED>
    <!ELEMENT Me EMPTY>
    <!ATTLIST Me
      HKCharacteristicTypeIdentifierActivityMoveMode CDATA #IMPLIED
      HKCharacteristicTypeIdentifierBiologicalSex CDATA #IMPLIED
      HKCharacteristicTypeIdentifierBloodType CDATA #IMPLIED
      HKCharacteristicTypeIdentifierDateOfBirth CDATA #IMPLIED
      HKCharacteristicTypeIdentifierFitzpatrickSkinType CDATA #IMPLIED
      HKCharacteristicTypeIdentifierWheelchairUse CDATA #IMPLIED>
    <!ELEMENT Record (MetadataEntry*)>
    <!ATTLIST Record
      type CDATA #REQUIRED unit CDATA #IMPLIED value CDATA #IMPLIED
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT Correlation ((MetadataEntry|Record)*)>
    <!ATTLIST Correlation
      type CDATA #REQUIRED
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT Workout ((MetadataEntry|WorkoutEvent|WorkoutStatistics)*)>
    <!ATTLIST Workout
      workoutActivityType CDATA #REQUIRED duration CDATA #IMPLIED durationUnit CDATA #IMPLIED
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT WorkoutEvent EMPTY>
    <!ATTLIST WorkoutEvent
      type CDATA #REQUIRED date CDATA #REQUIRED duration CDATA #IMPLIED
      durationUnit CDATA #IMPLIED>
    <!ELEMENT WorkoutStatistics EMPTY>
    <!ATTLIST WorkoutStatistics
      type CDATA #REQUIRED sum CDATA #IMPLIED average CDATA #IMPLIED unit CDATA #IMPLIED>
    <!ELEMENT MetadataEntry EMPTY>
    <!ATTLIST MetadataEntry
      key CDATA #REQUIRED value CDATA #REQUIRED kind CDATA #IMPLIED>
    <!ELEMENT ActivitySummary EMPTY>
    <!ATTLIST ActivitySummary
      dateComponents CDATA #IMPLIED
      activeEnergyBurned CDATA #IMPLIED activeEnergyBurnedGoal CDATA #IMPLIED
      activeEnergyBurnedUnit CDATA #IMPLIED
      appleMoveTime CDATA #IMPLIED appleMoveTimeGoal CDATA #IMPLIED
      appleExerciseTime CDATA #IMPLIED appleExerciseTimeGoal CDATA #IMPLIED
      appleStandHours CDATA #IMPLIED appleStandHoursGoal CDATA #IMPLIED
      activityMoveMode CDATA #IMPLIED>
    <!ELEMENT Sample EMPTY>
    <!ATTLIST Sample content CDATA #REQUIRED>
    ]>

    """
}
