import Foundation
import TactusHealthExport
import TactusHealthModel
import TestSupport
import Testing

/// Tests of the files beside a document: routes and electrocardiograms.
@Suite struct HealthExportFilesTests {
  private let folder: ExportFolder

  init() throws { folder = try ExportFolder() }

  private static let electrocardiogram = HealthType.electrocardiogramIdentifier

  /// A route as an iPhone writes it.
  private static let route = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><time>2024-01-03T08:00:00Z</time></metadata>
      <trk>
        <name>Route 2024-01-02 9:00am</name>
        <trkseg>
          <trkpt lon="6.961543" lat="50.941278"><ele>53.25</ele><time>2024-01-02T08:00:00Z</time>\
    <extensions><speed>1.5</speed><course>139.25</course><hAcc>2.5</hAcc><vAcc>1.75</vAcc>\
    </extensions></trkpt>
          <trkpt lon="6.961600" lat="50.941300"><time>2024-01-02T08:00:01.5Z</time></trkpt>
        </trkseg>
      </trk>
    </gpx>

    """

  /// An electrocardiogram as an iPhone writes it.
  private static let voltages = """
    Name,Jo
    Date of Birth,"Feb 29, 1980"
    Recorded Date,2024-01-02 09:14:40 +0100
    Classification,Atrial Fibrillation
    Symptoms,
    Software Version,1.90
    Device,"Watch6,7"
    Sample Rate,512.5 hertz


    Lead,Lead I
    Unit,µV


    -48.673
    0
    1265.5

    """

  /// Returns a document with a workout that has routes.
  private static func document(_ references: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <HealthData locale="en_GB">
     <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" \
    sourceName="Watch" startDate="2024-01-02 09:00:00 +0100" endDate="2024-01-02 09:10:00 +0100">
    \(references)
     </Workout>
    </HealthData>

    """
  }

  /// Returns a reference to a route.
  private static func reference(_ path: String) -> String {
    """
      <WorkoutRoute sourceName="Watch" sourceVersion="10.1" \
    creationDate="2024-01-02 09:10:01 +0100" startDate="2024-01-02 09:00:00 +0100" \
    endDate="2024-01-02 09:00:02 +0100">
       <MetadataEntry key="HKMetadataKeySyncVersion" value="2"/>
       <FileReference path="\(path)"/>
      </WorkoutRoute>
    """
  }

  /// Writes files in the folder, and the archive `export.zip` of them by Python.
  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = folder.url.appending(path: "apple_health_export/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try python("shutil.make_archive('export', 'zip', '.', 'apple_health_export')")
  }

  private func python(_ program: String) throws {
    let modules = "import csv, shutil, zipfile, xml.etree.ElementTree as tree\n"
    let result = try FinishedProcess(
      "/usr/bin/python3", ["-c", modules + program], in: folder.url)
    try #require(result.status == 0, "\(result.errorText)")
  }

  private func read(
    _ name: String, to library: HealthLibrary = HealthLibrary()
  ) throws -> HealthExportSummary {
    try HealthExportReader(folder.path(name)).add(to: library)
  }

  // MARK: Reading

  @Test(
    "Health.EX11, Health.EX12. Routes and electrocardiograms of an archive, and of its folder",
    arguments: ["export.zip", "apple_health_export/export.xml"])
  func files(name: String) throws {
    try write([
      "export.xml": Self.document(Self.reference("/workout-routes/route_1.gpx")),
      "workout-routes/route_1.gpx": Self.route,
      "electrocardiograms/ecg_2024-01-02.csv": Self.voltages,
    ])
    let library = HealthLibrary()
    let summary = try read(name, to: library)
    #expect(summary.added == 3 && summary.leftOut.isEmpty, "\(summary)")
    let workout = try #require(try library.samples(HealthType.workoutIdentifier).first)
    let route = try #require(try library.samples(HealthType.routeIdentifier).first)
    let start = try #require(HealthExportReader.time("2024-01-02 08:00:00 +0000"))
    #expect(
      route.content
        == .rows([
          [start, 50.941278, 6.961543, 53.25, 2.5, 1.75, 139.25, 1.5],
          [start + 1.5, 50.9413, 6.9616, 0, 0, -1, -1, -1],
        ]))
    #expect(route.workout == workout.uuid && route.start == start && route.end == start + 2)
    #expect(route.source.version == "10.1" && route.syncVersion == 2)
    let one = try #require(try library.samples(Self.electrocardiogram).first)
    #expect(
      one.content
        == .electrocardiogram(
          HealthElectrocardiogram(
            classification: 2, frequency: 512.5, voltages: [-48.673e-6, 0, 1265.5e-6])))
    #expect(one.start == start + 880 && one.end == one.start + 2 / 512.5)
    #expect(one.source.version == "1.90" && one.source.product == "Watch6,7")
    #expect(try read(name, to: library).added == 0)
    #expect(try read("export.zip", to: library).added == 0)
  }

  @Test("Health.EX12. Headers in other languages, decimal commas, other units and ends of lines")
  func languages() throws {
    let german = [
      "\u{FEFF}Name,", "Geburtsdatum,29.02.1980", "Aufzeichnungsdatum,2024-01-02 09:14:40 +0100",
      "Klassifizierung,Sinusrhythmus", "Symptome,Schwindel", "Softwareversion,\"2,0\"",
      "Gerät,\"Uhr \"\"6\"\"\"", "Messrate,512,5 Hertz", "", "Ableitung,Ableitung I",
      "Einheit,mV", "", "-0,265868", "1", "",
    ].joined(separator: "\r\n")
    let one = try HealthExportElectrocardiogram(Array(german.utf8), path: "a")
    #expect(one.content.voltages == [-0.265868e-3, 1e-3] && one.content.frequency == 512.5)
    #expect(one.content.classification == 100 && one.unknownClassification == "Sinusrhythmus")
    #expect(one.content.symptoms == 2 && one.version == "2,0" && one.device == "Uhr \"6\"")
    try write(["export.xml": Self.document(""), "electrocardiograms/ekg.csv": german])
    let summary = try read("export.zip")
    #expect(summary.added == 2)
    #expect(summary.leftOut.keys.sorted() == ["names of the classification Sinusrhythmus"])
  }

  @Test("Health.EX11. A route that no message holds is several samples, with each place once")
  func longRoute() throws {
    let start = try #require(HealthExportReader.time("2024-01-02 08:00:00 +0000"))
    let rows = (0..<12_345).map { [start + Double($0), 50, 6 + Double($0) / 1e5, 1, 2, 3, 4, 5] }
    let reference = Self.reference("/workout-routes/a.gpx").replacing(
      "09:00:02", with: "12:25:45")
    try write([
      "export.xml": Self.document(reference),
      "workout-routes/a.gpx": HealthExportRouteWriter.text(rows, date: 0),
    ])
    let library = HealthLibrary()
    #expect(try read("export.zip", to: library).added == 4)
    let parts = try library.samples(HealthType.routeIdentifier)
    let found = parts.flatMap { part -> [[Double]] in
      if case .rows(let rows) = part.content { rows } else { [] }
    }
    #expect(parts.count == 3 && found == rows)
    #expect(parts.allSatisfy { $0.json.utf8.count < 1 << 20 && $0.workout == parts[0].workout })
    #expect(try read("export.zip", to: library).added == 0)
  }

  // MARK: Bad files

  @Test(
    "Health.EX7, Health.EX11. A route that cannot be read is left out with its place",
    arguments: [
      ("", "a.gpx: expected <gpx>, found an empty file"),
      ("<kml/>", "a.gpx:1:7: expected <gpx>, found <kml>"), ("{}", "a.gpx:1:"),
      ("<gpx><trkpt lat='1' lon='2'>", "a.gpx:1:"),
      ("<gpx>\n<trkpt lat='91' lon='2'/></gpx>", "a.gpx:2:"),
      ("<gpx><trkpt lat='nan' lon='2'/></gpx>", "an angle up to 90 in 'lat', found 'nan'"),
      ("<gpx><trkpt lat='1'/></gpx>", "expected the attribute 'lon' of a place, found none"),
      ("<gpx><trkpt lat='1' lon='2'/></gpx>", "expected the <time> of a place, found none"),
      (
        "<gpx><trkpt lat='1' lon='2'><time>today</time></trkpt></gpx>",
        "in <time>, found 'today'"
      ),
      (
        "<gpx><trkpt lat='1' lon='2'><ele>inf</ele></trkpt></gpx>",
        "expected a number in <ele>, found 'inf'"
      ),
      (
        "<!DOCTYPE gpx [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><gpx>&b;</gpx>",
        "expected no declarations, found some"
      ),
      ("<gpx/>", "routes without places"),
    ])
  func badRoute(text: String, words: String) throws {
    try write([
      "export.xml": Self.document(Self.reference("/workout-routes/a.gpx")),
      "workout-routes/a.gpx": text,
    ])
    let summary = try read("export.zip")
    #expect(summary.added == 1 && summary.leftOut.count == 1)
    let reason = try #require(summary.leftOut.keys.first)
    #expect(reason.contains(words), "\(reason)")
    #expect(!reason.contains("\n") && summary.leftOut[reason]?.line == 4)
  }

  @Test(
    "Health.EX7, Health.EX12. An electrocardiogram that cannot be read is left out with its line",
    arguments: [
      ("", "a.csv:1:1: expected a unit such as 'µV', found none"),
      ("Name", "a.csv:1:1: expected a name and a value with a comma between them, found 'Name'"),
      ("Rate,9 hertz\nUnit,µV\n\n", "a.csv:4:1: expected voltages, found none"),
      ("Rate,9 hertz\nUnit,µV\n\n1\ntwo\n", "a.csv:5:1: expected a voltage, found 'two'"),
      ("Rate,9 hertz\nUnit,µV\nnan\n", "a.csv:3:1: expected a voltage, found 'nan'"),
      ("Rate,9 hertz\nUnit,µV\n1e999\n", "expected a voltage, found '1e999'"),
      ("Rate,9 hertz\nUnit,µV\n1\n", "expected a time such as 2024-01-02 03:04:05 +0100 in"),
      (
        "Rate,9 hertz\nDate,2024-01-02 09:14:40 +0100\nUnit,µV\n1\n",
        "expected a frequency such as '512 hertz' after the time"
      ),
      ("Rate,0 hertz\nUnit,µV\n1\n", "a.csv:3:1: expected a name and a value"),
      (String(repeating: "a,b\n", count: 200), "a.csv:101:1:"),
      (
        "Rate,9 hertz\nUnit,µV\n" + String(repeating: "1\n", count: 40_001),
        "a.csv:40003:1: expected at most 40000 voltages"
      ),
      (String(repeating: "\n", count: 5_000_000), "expected at most 4194304 bytes, found 5000000"),
    ])
  func badElectrocardiogram(text: String, words: String) throws {
    try write(["export.xml": Self.document(""), "electrocardiograms/a.csv": text])
    let summary = try read("export.zip")
    #expect(summary.added == 1 && summary.leftOut.count == 1)
    #expect(summary.leftOut.keys.first?.contains(words) == true, "\(summary.leftOut)")
  }

  @Test("Health.EX11. Files that are missing, elsewhere, referred to twice, or too large")
  func references() throws {
    let paths = [
      "/workout-routes/none.gpx", "/../../etc/passwd", "/workout-routes/a.gpx",
      "workout-routes//a.gpx", "/workout-routes/bomb.gpx",
    ]
    try write([
      "export.xml": Self.document(paths.map(Self.reference).joined(separator: "\n")),
      "workout-routes/a.gpx": Self.route,
      "workout-routes/bomb.gpx": String(repeating: " ", count: 1 << 26 | 1),
    ])
    for name in ["export.zip", "apple_health_export/export.xml"] {
      let summary = try read(name)
      #expect(summary.added == 2, "\(summary)")
      let reasons = summary.leftOut.keys.sorted().joined(separator: "\n")
      #expect(summary.leftOut.count == 4, "\(reasons)")
      #expect(reasons.contains("workout-routes/none.gpx: "))
      #expect(reasons.contains("samples whose files are not beside the document"))
      #expect(reasons.contains("samples whose files belong to other samples"))
      #expect(reasons.contains("bomb.gpx: expected at most 67108864 bytes, found 67108865"))
    }
    let missing = (1...9).map { Self.reference("/workout-routes/\($0).gpx") }
    try write(["export.xml": Self.document(missing.joined(separator: "\n"))])
    let many = try read("apple_health_export/export.xml").leftOut
    #expect(many.count == 6 && many["further files that cannot be read"]?.count == 4)
    let text = Self.document(Self.reference("/workout-routes/a.gpx"))
    let summary = try HealthExportReader("a", contents: Array(text.utf8)).check()
    #expect(summary.leftOut.keys.sorted() == ["samples whose files are missing"])
  }

  @Test("Health.EX10, Health.EX11. A damaged entry of a route is a damaged archive")
  func damagedEntry() throws {
    try write([
      "export.xml": Self.document(Self.reference("/workout-routes/a.gpx")),
      "workout-routes/a.gpx": Self.route,
    ])
    try python(
      """
      with zipfile.ZipFile('export.zip') as old, zipfile.ZipFile('stored.zip', 'w') as new:
        for name in old.namelist(): new.writestr(name, old.read(name))
      data = bytearray(open('stored.zip', 'rb').read())
      data[data.index(b'53.25')] = ord('6')
      open('stored.zip', 'wb').write(data)
      """)
    let library = HealthLibrary()
    let error = #expect(throws: HealthExportError.self) { try read("stored.zip", to: library) }
    #expect(error?.path.hasSuffix("stored.zip/apple_health_export/workout-routes/a.gpx") == true)
    #expect(error?.reason.contains("expected contents with the checksum") == true)
    #expect(try library.count() == 0)
  }

  @Test("Health.EX11, Health.EX12. Damaged bytes are refused on one line or read", arguments: 0..<4)
  func fuzzed(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var (isRead, isRefused) = (0, 0)
    for text in [Self.route, Self.voltages] {
      let bytes = Array(text.utf8)
      for _ in 0..<500 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<damaged.count, using: &random)
          damaged[place] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          damaged.removeLast(Int.random(in: 1..<damaged.count, using: &random))
        }
        do throws(HealthExportError) {
          if text == Self.route {
            let rows = try HealthExportRouteReader.rows(damaged, path: "a")
            let isValid = rows.allSatisfy { row in row.count == 8 && row.allSatisfy(\.isFinite) }
            #expect(isValid)
          } else {
            let found = try HealthExportElectrocardiogram(damaged, path: "a")
            let isValid = found.content.voltages.allSatisfy(\.isFinite)
            #expect(isValid)
          }
          isRead += 1
        } catch {
          #expect(!error.message.contains("\n") && !error.reason.isEmpty)
          isRefused += 1
        }
      }
    }
    #expect(isRead > 20 && isRefused > 100)
  }

  // MARK: Writing

  @Test("Health.EX12. Voltages in microvolts are the same numbers again", arguments: 0..<4)
  func microvolts(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var numbers = [
      0, 1, -1, 1e-6, 48.673e-6, 0.1, 1234, .leastNonzeroMagnitude, 1.7e290, 1e-20, -2.5e-7, 1e16,
    ]
    for _ in 0..<3000 {
      let power = Double(Int.random(in: -12...3, using: &random))
      numbers.append(Double.random(in: -10...10, using: &random) * pow(10, power))
    }
    let header = "Date,2024-01-02 09:14:40 +0100\nSample Rate,512 hertz\nUnit,µV\n"
    let lines = numbers.map(HealthExportElectrocardiogramWriter.microvolts)
    #expect(lines[3] == "1" && lines[4] == "48.673" && lines[6] == "1234000000")
    let text = header + lines.joined(separator: "\n")
    let found = try HealthExportElectrocardiogram(Array(text.utf8), path: "a")
    #expect(found.content.voltages == numbers)
  }

  @Test(
    "Health.EX5, Health.EX11, Health.EX12. Export, import, export: equal; Python reads the files",
    arguments: 0..<4)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let library = HealthLibrary()
    try library.add(try Self.samples(&random))
    let archive = try HealthExportArchiveWriter(folder.path("copy.zip"), date: 7e8)
    #expect(try archive.write(library) == (try library.count()))
    try archive.close()
    let copy = HealthLibrary()
    let summary = try read("copy.zip", to: copy)
    #expect(summary.leftOut.isEmpty, "\(summary.leftOut)")
    for type in try library.counts().keys {
      #expect(Set(try library.samples(type)) == Set(try copy.samples(type)), "\(type)")
    }
    let second = try HealthExportArchiveWriter(folder.path("again.zip"), date: 7e8)
    try second.write(copy)
    try second.close()
    var expected: [String] = []
    for sample in try library.samples(HealthType.routeIdentifier) where sample.workout != nil {
      guard case .rows(let rows) = sample.content else { continue }
      expected += rows.map { "\($0[1]) \($0[2]) \($0[3]) \($0[7])" }
    }
    try expected.sorted().joined(separator: "\n").write(
      toFile: folder.path("places"), atomically: true, encoding: .utf8)
    try python(
      """
      one, two = zipfile.ZipFile('copy.zip'), zipfile.ZipFile('again.zip')
      assert one.testzip() is None and sorted(one.namelist()) == sorted(two.namelist())
      assert all(one.read(name) == two.read(name) for name in one.namelist())
      space = '{http://www.topografix.com/GPX/1/1}'
      found, count = [], 0
      for name in one.namelist():
        if name.endswith('.gpx'):
          for place in tree.fromstring(one.read(name)).iter(space + 'trkpt'):
            found.append((float(place.get('lat')), float(place.get('lon')),
              float(place.find(space + 'ele').text), float(place.find('.//' + space + 'speed').text)))
        elif name.endswith('.csv'):
          rows = list(csv.reader(one.read(name).decode().splitlines()))
          voltages = [float(row[0]) for row in rows if len(row) == 1]
          assert len(voltages) == 40 and ['Unit', 'µV'] in rows
          count += 1
      places = [tuple(map(float, line.split())) for line in open('places')]
      assert sorted(found) == sorted(places) and count == 5, (len(found), len(places), count)
      """)
  }

  /// Returns workouts with routes, routes without workouts, and electrocardiograms.
  private static func samples(_ random: inout SeededRandom) throws -> [HealthSample] {
    var samples: [HealthSample] = []
    func add(_ type: String, _ start: Double, _ content: HealthContent, workout: HealthUUID? = nil)
      throws
    {
      var sample = HealthSample(
        uuid: HealthUUID(high: 7, low: UInt64(samples.count)),
        type: try #require(HealthType.find(type)), start: start, end: start + 60, content: content,
        source: HealthSource(bundle: "com.example.A", name: "A, \"b\"", version: "1,2"),
        workout: workout)
      if Bool.random(using: &random) {
        sample.device = HealthDevice(fields: ["Watch, old", "", "Watch6,2", "h>", "", "s"])
        sample.metadata["note"] = .text("<&\n>")
      }
      samples.append(sample)
    }
    for index in 0..<5 {
      let start = 7e8 + Double(index % 2)
      try add(
        HealthType.workoutIdentifier, start, .workout(HealthWorkout(activity: 37, duration: 60)))
      let workouts = [samples[samples.count - 1].uuid, nil]
      for workout in workouts + workouts.prefix(1) {
        let rows = (0..<20).map { place in
          [start + Double(place) + Double.random(in: 0..<1, using: &random)]
            + [90.0, 180, 1000, 10, 10, 360, 5].map { Double.random(in: -$0...$0, using: &random) }
        }
        try add(HealthType.routeIdentifier, start, .rows(rows), workout: workout)
      }
      let voltages = (0..<40).map { _ in Double.random(in: -0.002...0.002, using: &random) }
      try add(
        electrocardiogram, start,
        .electrocardiogram(
          HealthElectrocardiogram(
            classification: index, symptoms: index % 3, heartRate: 70.5, frequency: 512,
            voltages: voltages)))
    }
    try add(electrocardiogram, 0, .electrocardiogram(HealthElectrocardiogram(voltages: [0.5])))
    try add(HealthType.routeIdentifier, 0, .rows([[1, -2.5], []]))
    return samples
  }
}
