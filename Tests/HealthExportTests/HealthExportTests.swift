import Foundation
import TactusHealthDatabase
import TactusHealthExport
import TactusHealthModel
import TestSupport
import Testing

/// Tests of reading and writing an iPhone's `export.xml`.
@Suite struct HealthExportTests {
  private static let steps = "HKQuantityTypeIdentifierStepCount"

  private static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  /// Reads a text into a new library.
  private static func read(
    _ text: String, to library: HealthLibrary = HealthLibrary()
  ) throws -> (HealthLibrary, HealthExportSummary) {
    try withFolder { folder in
      let path = folder + "/export.xml"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return (library, try HealthExportReader(path).add(to: library))
    }
  }

  private static func file(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 12 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    <!ATTLIST HealthData locale CDATA #REQUIRED>
    ]>
    <HealthData locale="en_GB">
     <ExportDate value="2024-05-06 07:08:09 +0100"/>
     <Me HKCharacteristicTypeIdentifierDateOfBirth="1980-02-29" \
    HKCharacteristicTypeIdentifierBloodType="HKBloodTypeABNegative" \
    HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
    \(content)
    </HealthData>
    """
  }

  private static func text(of library: HealthLibrary) throws -> String {
    var text = ""
    var writer = HealthExportWriter { text += $0 }
    try writer.write(library, date: 0)
    return text
  }

  @Test("Health.EX1, Health.EX2, Health.EX4. An iPhone's file: records, sources, devices, metadata")
  func phoneFile() throws {
    let (library, summary) = try Self.read(
      Self.file(
        """
        <Record type="\(Self.steps)" sourceName="Jo’s &amp; Watch" sourceVersion="10.1" \
        device="&lt;&lt;HKDevice: 0x28&gt;, name:Apple Watch, manufacturer:Apple Inc., \
        hardware:Watch6,2, software:10.1&gt;" unit="count" creationDate="2024-01-02 03:10:00 +0100" \
        startDate="2024-01-02 03:04:05 +0100" endDate="2024-01-02 03:09:05 +0100" value="321">
         <MetadataEntry key="HKWasUserEntered" value="1"/>
         <MetadataEntry key="HKWeatherTemperature" value="53 degF"/>
         <MetadataEntry key="HKMetadataKeyExternalUUID" value="17"/>
         <MetadataEntry key="HKDateOfEarliestDataUsedForEstimate" \
        value="2024-01-02 00:00:00 +0000"/>
        </Record>
        <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" \
        startDate="2024-01-02 08:00:00 -0500" endDate="2024-01-02 08:00:00 -0500" value="180.4"/>
        <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" \
        startDate="2024-01-02 00:00:00 +0000" endDate="2024-01-02 01:00:00 +0000" \
        value="HKCategoryValueSleepAnalysisAsleepREM"/>
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" \
        durationUnit="min" totalDistance="5" totalDistanceUnit="km" sourceName="Watch" \
        startDate="2024-01-02 10:00:00 +0000" endDate="2024-01-02 10:31:00 +0000">
         <WorkoutEvent type="HKWorkoutEventTypePause" date="2024-01-02 10:10:00 +0000"/>
         <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="400" unit="Cal"/>
        </Workout>
        <ActivitySummary dateComponents="2024-01-02" activeEnergyBurned="300" \
        activeEnergyBurnedGoal="500" activeEnergyBurnedUnit="kcal" appleExerciseTime="31" \
        appleExerciseTimeGoal="30" appleStandHours="12" appleStandHoursGoal="12"/>
        """))
    #expect(summary.samples == 5 && summary.added == 5 && summary.leftOut.isEmpty)
    let steps = try #require(try library.samples(Self.steps).first)
    #expect(steps.content == .quantity(321) && steps.end - steps.start == 300)
    // 2024-01-02 02:04:05 UTC.
    #expect(steps.start == 725_853_845)
    #expect(steps.source.name == "Jo’s & Watch" && steps.source.version == "10.1")
    #expect(
      steps.device?.fields == ["Apple Watch", "Apple Inc.", "", "Watch6,2", "", "10.1", "", ""])
    #expect(steps.metadata["HKWasUserEntered"] == .number(1))
    #expect(
      steps.metadata["HKWeatherTemperature"] == .quantity(53, try HealthUnit(parsing: "degF")))
    #expect(steps.metadata["HKMetadataKeyExternalUUID"] == .text("17"))
    #expect(steps.metadata["HKDateOfEarliestDataUsedForEstimate"] == .date(725_846_400))
    let mass = try #require(try library.samples("HKQuantityTypeIdentifierBodyMass").first)
    #expect(abs(mass.value - 81.828) < 0.001)
    #expect(
      try library.samples("HKCategoryTypeIdentifierSleepAnalysis").map(\.content) == [.category(5)])
    let workout = try #require(try library.samples(HealthType.workoutIdentifier).first)
    guard case .workout(let content) = workout.content else {
      Issue.record("a workout has another content")
      return
    }
    #expect(content.activity == 37 && content.duration == 1830 && content.events.count == 1)
    #expect(content.totals["HKQuantityTypeIdentifierDistanceWalkingRunning"] == 5000)
    #expect(content.totals["HKQuantityTypeIdentifierActiveEnergyBurned"] == 400)
    let rings = try #require(try library.samples("HKActivitySummaryTypeIdentifier").first)
    #expect(rings.start == 725_846_400)
    #expect(try library.characteristic("HKCharacteristicTypeIdentifierBloodType") == "6")
    #expect(
      try library.characteristic("HKCharacteristicTypeIdentifierDateOfBirth") == "1980-02-29")
    #expect(try library.characteristic("HKCharacteristicTypeIdentifierBiologicalSex") == nil)
  }

  @Test(
    "Health.EX3. A file that is read again adds nothing, and a correlation's records count once")
  func again() throws {
    let record = """
      <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" sourceName="Cuff" unit="mmHg" \
      startDate="2024-01-02 08:00:00 +0000" endDate="2024-01-02 08:00:00 +0000" value="120"/>
      """
    let text = Self.file(
      """
      \(record)
      <Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Cuff" \
      startDate="2024-01-02 08:00:00 +0000" endDate="2024-01-02 08:00:00 +0000">
      \(record)
      </Correlation>
      """)
    let (library, first) = try Self.read(text)
    #expect(first.added == 2)
    let pressure = try #require(
      try library.samples("HKCorrelationTypeIdentifierBloodPressure").first)
    let part = try #require(
      try library.samples("HKQuantityTypeIdentifierBloodPressureSystolic").first)
    #expect(pressure.content == .correlation([part.uuid]))
    let (_, second) = try Self.read(text, to: library)
    #expect(second.added == 0 && second.samples == 3)
    #expect(try library.count() == 2)
  }

  @Test("Health.EX6. Damaged files: the place, what was expected and found; and nothing is stored")
  func damaged() throws {
    let good = """
      <Record type="\(Self.steps)" sourceName="a" unit="count" \
      startDate="2024-01-02 08:00:00 +0000" endDate="2024-01-02 08:00:00 +0000" value="1"/>
      """
    let whole = Self.file(good)
    let bomb = """
      <!DOCTYPE HealthData [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <HealthData locale="&b;"></HealthData>
      """
    let cases: [(text: String, line: Int, words: String)] = [
      ("", 1, "found an empty file"), (String(whole.dropLast(12)), 11, "expected </HealthData>"),
      (whole.replacing("value=\"1\"", with: "value=\"1"), 11, "value"),
      (whole.replacing("<Record", with: "<Record <"), 10, "attribute"),
      (bomb, 1, "expected no entities"),
      ("<html></html>", 1, "found HTML"), ("<a></a>", 1, "expected <HealthData>, found <a>"),
      (whole.replacing("<Me ", with: "<Me x=\"1\" x=\"2\" "), 9, "x"),
    ]
    for one in cases {
      let library = HealthLibrary()
      let error = #expect(throws: HealthExportError.self) {
        try Self.read(one.text, to: library)
      }
      #expect(error?.line == one.line, "\(error?.message ?? "")")
      #expect(error?.reason.contains(one.words) == true, "\(error?.message ?? "")")
      #expect(error?.message.contains("\n") == false && (error?.column ?? 0) > 0)
      #expect(try library.count() == 0)
    }
    let missing = #expect(throws: HealthExportError.self) {
      try HealthExportReader("/no/such/export.xml").check()
    }
    #expect(missing?.line == 0)
  }

  @Test("Health.EX7. What cannot be stored is left out, and counted with its first line")
  func leftOut() throws {
    func record(_ type: String, _ value: String, _ unit: String, _ year: Int = 2024) -> String {
      """
      <Record type="\(type)" sourceName="a" unit="\(unit)" \
      startDate="\(year)-01-02 08:00:00 +0000" endDate="\(year)-01-02 08:00:00 +0000" \
      value="\(value)"/>
      """
    }
    let (library, summary) = try Self.read(
      Self.file(
        """
        \(record("HKQuantityTypeIdentifierFuture", "1", "count"))
        \(record("HKQuantityTypeIdentifierFuture", "2", "count"))
        \(record(Self.steps, "nan", "count"))
        \(record(Self.steps, "3", "kg"))
        \(record(Self.steps, "4", "count", 3000))
        \(record("HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysisX", ""))
        \(record(Self.steps, "", "count"))
        \(record(Self.steps, "5", "count"))
        """))
    #expect(summary.samples == 1 && summary.added == 1)
    #expect(summary.leftOut.values.map(\.count).reduce(0, +) == 7)
    let valueless = summary.leftOut["samples of \(Self.steps) without a value"]
    #expect(valueless?.count == 1 && valueless?.line == 16)
    let unknown = summary.leftOut["samples of the unknown type HKQuantityTypeIdentifierFuture"]
    #expect(unknown?.count == 2 && unknown?.line == 10)
    #expect(try library.samples(Self.steps).map(\.value) == [5])
  }

  @Test("Health.EX7. A record with a mistake is left out by its type and reason, and no other")
  func mistakes() throws {
    func record(
      type: String = "type=\"\(Self.steps)\"", unit: String = "unit=\"count\"",
      value: String = "value=\"3\"",
      start: String = "startDate=\"2024-01-02 08:00:00 +0000\"",
      end: String = "endDate=\"2024-01-02 08:01:00 +0000\"", uuid: String = ""
    ) -> String {
      "<Record \(type) sourceName=\"a\" \(unit) \(start) \(end) \(value) \(uuid)/>"
    }
    let sleep = "type=\"HKCategoryTypeIdentifierSleepAnalysis\""
    let (library, summary) = try Self.read(
      Self.file(
        """
        \(record(value: ""))
        \(record(value: "value=\"\""))
        \(record(value: "value=\"one\""))
        \(record(unit: ""))
        \(record(unit: "unit=\"\""))
        \(record(start: ""))
        \(record(end: "endDate=\"8 o’clock\""))
        \(record(type: ""))
        \(record(uuid: "uuid=\"?\""))
        \(record(type: sleep, value: "value=\"\""))
        \(record(type: sleep, value: "value=\"Deep\""))
        <ActivitySummary dateComponents="" activeEnergyBurned="1"/>
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="" sourceName="a" \
        startDate="2024-01-02 10:00:00 +0000" endDate="2024-01-02 10:31:00 +0000">
        <WorkoutEvent type="HKWorkoutEventTypePause" date=""/>
        </Workout>
        <VisionPrescription type="1"/>
        \(record())
        """))
    let kind = "HKCategoryTypeIdentifierSleepAnalysis"
    #expect(
      summary.leftOut.mapValues(\.count) == [
        "samples of \(Self.steps) without a value": 3,
        "samples of \(Self.steps) without a unit": 2,
        "samples of \(Self.steps) without a time": 2, "samples without a type": 1,
        "samples of \(Self.steps) with an identifier that is none": 1,
        "samples of \(kind) without a value": 1,
        "samples of \(kind) with the unknown value Deep": 1, "rings without a day": 1,
        "events of workouts without a time": 1,
        "elements <VisionPrescription>, which are not read": 1,
      ], "\(summary.leftOut)")
    #expect(summary.added == 2)
    #expect(try library.samples(Self.steps).map(\.value) == [3])
    #expect(try library.samples(HealthType.workoutIdentifier).count == 1)
  }

  @Test(
    "Health.EX5. Export, import and export again: the same bytes and the same samples",
    arguments: 0..<12)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let library = HealthLibrary()
    try library.add(try (0..<60).map { _ in try Self.sample(&random) })
    try library.setCharacteristic("2", "HKCharacteristicTypeIdentifierBiologicalSex")
    let first = try Self.text(of: library)
    let (copy, summary) = try Self.read(first)
    #expect(summary.leftOut.isEmpty)
    #expect(try Self.text(of: copy) == first)
    for type in try library.counts().keys {
      let (one, two) = (try library.samples(type), try copy.samples(type))
      #expect(Set(one) == Set(two), "\(type)")
    }
  }

  @Test("Health.EX6. Damaged bytes of a file are refused or read, and never trap")
  func fuzzed() throws {
    var random = SeededRandom(seed: 3)
    let library = HealthLibrary()
    try library.add(try (0..<20).map { _ in try Self.sample(&random) })
    let bytes = Array(try Self.text(of: library).utf8)
    try Self.withFolder { folder in
      let path = folder + "/export.xml"
      for _ in 0..<200 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<damaged.count, using: &random)
          damaged[place] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          damaged.removeLast(Int.random(in: 1..<damaged.count, using: &random))
        }
        try Data(damaged).write(to: URL(fileURLWithPath: path))
        let target = HealthLibrary()
        do {
          _ = try HealthExportReader(path).add(to: target)
        } catch let error as HealthExportError {
          #expect(error.line > 0)
          #expect(try target.count() == 0)
        }
      }
    }
  }

  @Test("Health.AS1. The rings of a day replace those of an earlier file")
  func rings() throws {
    let library = HealthLibrary()
    for energy in [100, 300] {
      _ = try Self.read(
        Self.file(
          """
          <ActivitySummary dateComponents="2024-01-02" activeEnergyBurned="\(energy)" \
          activeEnergyBurnedGoal="500" activeEnergyBurnedUnit="kcal"/>
          """), to: library)
    }
    let found = try library.samples("HKActivitySummaryTypeIdentifier").map(\.content)
    let wanted = HealthActivitySummary(year: 2024, month: 1, day: 2, energy: .init(300, of: 500))
    #expect(found == [.summary(wanted)])
  }

  @Test("Health.EX8. A large file comes in parts of a limited size")
  func parts() throws {
    let record = """
      <Record type="\(Self.steps)" sourceName="a" unit="count" \
      startDate="2024-01-02 08:00:00 +0000" endDate="2024-01-02 08:00:00 +0000" value="
      """
    let records = (0..<210_000).map { "\(record)\($0)\"/>" }.joined(separator: "\n")
    try Self.withFolder { folder in
      let path = folder + "/export.xml"
      try Data(Self.file(records).utf8).write(to: URL(fileURLWithPath: path))
      var sizes: [Int] = []
      let summary = try HealthExportReader(path).read { part in
        sizes.append(part.samples.count)
        return 0
      }
      #expect(summary.samples == 210_000 && sizes.reduce(0, +) == 210_000)
      // 100,000 samples, and those of a megabyte.
      #expect(sizes.count >= 2 && sizes.allSatisfy { $0 <= 110_000 })
    }
  }

  // MARK: Samples

  private static func sample(_ random: inout SeededRandom) throws -> HealthSample {
    let identifiers = [
      steps, "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierVO2Max",
      "HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryTypeIdentifierHeadache",
      HealthType.workoutIdentifier, HealthType.routeIdentifier,
      "HKDataTypeIdentifierElectrocardiogram", "HKDocumentTypeIdentifierCDA",
      "HKActivitySummaryTypeIdentifier",
    ]
    let type = try #require(HealthType.find(identifiers.randomElement(using: &random) ?? steps))
    let start = Double(Int.random(in: -1_000_000...800_000_000, using: &random))
    let fraction = Bool.random(using: &random) ? 0 : Double.random(in: 0..<1, using: &random)
    let value = Double.random(in: -100...1000, using: &random)
    let content: HealthContent
    switch type.kind {
    case .quantity: content = .quantity(value)
    case .category: content = .category(Int.random(in: 0...6, using: &random))
    case .workout:
      content = .workout(
        HealthWorkout(
          activity: Int.random(in: 1...90, using: &random), duration: abs(value),
          events: [.init(type: 1, start: start, end: start + 2)],
          totals: ["HKQuantityTypeIdentifierActiveEnergyBurned": value]))
    case .electrocardiogram:
      content = .electrocardiogram(
        HealthElectrocardiogram(classification: 1, heartRate: 70, frequency: 512, voltages: [value])
      )
    case .document:
      content = .document(HealthDocument(title: "<\"&'>", patient: "\u{1F600}", data: "AAA="))
    case .activitySummary:
      let day = Int.random(in: 1...28, using: &random)
      let summary = HealthActivitySummary(
        year: 2024, month: 2, day: day, moveMode: 1, energy: .init(abs(value), of: 500))
      return try #require(summary.sample())
    default: content = .rows([[start, value, -0.5]])
    }
    let low = UInt64.random(in: 0...UInt64.max, using: &random)
    var sample = HealthSample(
      uuid: HealthUUID(high: seedOf(low), low: low), type: type, start: start + fraction,
      end: start + fraction + Double(Int.random(in: 0...300, using: &random)), content: content,
      source: HealthSource(
        bundle: ["com.example.A", "com.apple.health.B"].randomElement(using: &random) ?? "",
        name: "B", version: Bool.random(using: &random) ? "1.2" : ""))
    if Bool.random(using: &random) {
      sample.device = HealthDevice(fields: ["Watch, old", "", "Watch6,2", "h>", "", "s"])
    }
    let unit = try HealthUnit(parsing: "mmol<180.15588>/L")
    let all: [(String, HealthMetadataValue)] = [
      ("text", .text("\t5 km\n<&>")), ("looks", .text("12.5")), ("number", .number(value)),
      ("date", .date(start + fraction)), ("quantity", .quantity(value, unit)),
      ("HKMetadataKeySyncIdentifier", .text("\(low)")), ("empty", .text("")),
    ]
    for (key, item) in all where Int.random(in: 0...3, using: &random) == 0 {
      sample.metadata[key] = item
    }
    if Int.random(in: 0...4, using: &random) == 0 { sample.workout = HealthUUID(high: 1, low: low) }
    return sample
  }

  private static func seedOf(_ number: UInt64) -> UInt64 { number &* 0x9E37_79B9_7F4A_7C15 }
}
