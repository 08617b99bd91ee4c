import Foundation
import TactusHealthExport
import TactusHealthModel
import TestSupport
import Testing

/// Tests of clinical records: elements of the document that refer to files with resources of FHIR.
@Suite struct HealthExportClinicalTests {
  private let folder: ExportFolder

  init() throws { folder = try ExportFolder() }

  /// An allergy of FHIR 4.0, as an iPhone writes it: without line breaks.
  private static let allergy =
    #"{"resourceType":"AllergyIntolerance","id":"a1","code":{"coding":[{"display":"Hazelnut"}]}}"#

  /// A measurement of FHIR 1.0, whose category is one concept.
  private static let vital = """
    {
      "resourceType": "Observation",
      "id": "o1",
      "category": {"coding": [{"code": "vital-signs"}]},
      "code": {"text": "Körpergröße", "coding": [{"display": "Body height"}]}
    }

    """

  /// Returns a document with elements.
  private static func document(_ elements: String) -> String {
    "<?xml version=\"1.0\"?>\n<HealthData locale=\"en_GB\">\n\(elements)\n</HealthData>\n"
  }

  /// Returns the element of a record.
  private static func record(_ kind: String, _ path: String, _ identifier: String = "x") -> String {
    """
     <ClinicalRecord type="\(kind)" identifier="\(identifier)" sourceName="Clinic &amp; Sons" \
    sourceURL="https://fhir.example/\(kind)/\(identifier)" fhirVersion="1.0.2" \
    receivedDate="2024-01-02 09:00:00 +0100" resourceFilePath="\(path)"/>
    """
  }

  /// Writes files in the folder, and the archive `export.zip` of them by Python.
  private func write(_ files: [String: String]) throws {
    try write(files.mapValues { Data($0.utf8) })
  }

  private func write(_ files: [String: Data]) throws {
    for (name, data) in files {
      let url = folder.url.appending(path: "apple_health_export/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try python("shutil.make_archive('export', 'zip', '.', 'apple_health_export')")
  }

  private func python(_ program: String) throws {
    let modules = "import json, shutil, zipfile, xml.etree.ElementTree as tree\n"
    let result = try FinishedProcess(
      "/usr/bin/python3", ["-c", modules + program], in: folder.url)
    try #require(result.status == 0, "\(result.errorText)")
  }

  private func read(
    _ name: String, to library: HealthLibrary = HealthLibrary()
  ) throws -> HealthExportSummary {
    try HealthExportReader(folder.path(name)).add(to: library)
  }

  private static func records(_ type: String, _ library: HealthLibrary) throws -> [HealthSample] {
    try library.samples("HKClinicalTypeIdentifier\(type)Record")
  }

  // MARK: Reading

  @Test(
    "Health.EX13. Clinical records of an archive, and of its folder",
    arguments: ["export.zip", "apple_health_export/export.xml"])
  func records(name: String) throws {
    let lab = #"{"resourceType":"Observation","category":[{"text":"x"}],"valueString":"5"}"#
    let given = "HKClinicalTypeIdentifierVitalSignRecord"
    try write([
      "export.xml": Self.document(
        [
          Self.record("AllergyIntolerance", "/clinical-records/AllergyIntolerance-1.json", "a1"),
          Self.record("Observation", "/clinical-records/Observation-1.json", "o1"),
          Self.record("Observation", "clinical-records/Observation-2.json", "o2"),
          Self.record(given, "/clinical-records/Observation-3.json", ""),
        ].joined(separator: "\n")),
      "clinical-records/AllergyIntolerance-1.json": Self.allergy,
      "clinical-records/Observation-1.json": Self.vital,
      "clinical-records/Observation-2.json": lab,
      "clinical-records/Observation-3.json": lab.replacing("\"5\"", with: "\"5\",\"id\":\"o3\""),
      "clinical-records/unused.json": "{",
    ])
    let library = HealthLibrary()
    let summary = try read(name, to: library)
    #expect(summary.added == 4 && summary.leftOut.isEmpty, "\(summary)")
    #expect(summary.clinicalRecords == 4 && summary.routes == 0)
    let allergy = try #require(try Self.records("Allergy", library).first)
    #expect(
      allergy.content
        == .clinical(
          HealthClinicalRecord(
            name: "Hazelnut", resourceType: "AllergyIntolerance", identifier: "a1",
            version: "1.0.2", url: "https://fhir.example/AllergyIntolerance/a1",
            data: Self.allergy)))
    let time = try #require(HealthExportReader.time("2024-01-02 08:00:00 +0000"))
    #expect(allergy.start == time && allergy.end == time && allergy.problem == nil)
    #expect(allergy.source.name == "Clinic & Sons")
    let vitals = try Self.records("VitalSign", library).compactMap(Self.content)
    #expect(Set(vitals.map(\.name)) == ["Körpergröße", "Observation"])
    #expect(Set(vitals.map(\.identifier)) == ["o1", "o3"])
    #expect(vitals.contains { $0.data == Self.vital })
    let labs = try Self.records("LabResult", library).compactMap(Self.content)
    #expect(labs.map(\.identifier) == ["o2"] && labs.map(\.name) == ["Observation"])
    #expect(try read("export.zip", to: library).added == 0)
    // A resource that has changed is another record.
    try write(["clinical-records/Observation-1.json": Self.vital.replacing("ö", with: "oe")])
    #expect(try read(name, to: library).added == 1)
  }

  private static func content(_ sample: HealthSample) -> HealthClinicalRecord? {
    if case .clinical(let content) = sample.content { content } else { nil }
  }

  @Test(
    "Health.EX13. The kind of a resource has a type, and its names a name",
    arguments: [
      ("AllergyIntolerance", #""substance":{"text":"Nut"}"#, "Allergy", "Nut"),
      ("Condition", #""code":{"text":"","coding":[{},{"display":"Flu"}]}"#, "Condition", "Flu"),
      ("Coverage", #""type":{"text":"Basic"}"#, "Coverage", "Basic"),
      ("DiagnosticReport", #""code":{"text":"Blood"}"#, "LabResult", "Blood"),
      ("DocumentReference", #""type":{},"description":"Letter""#, "ClinicalNote", "Letter"),
      ("Immunization", #""vaccineCode":{"text":"Polio"}"#, "Immunization", "Polio"),
      ("MedicationOrder", #""medicationReference":{"display":"A"}"#, "Medication", "A"),
      ("MedicationDispense", #""code":5"#, "Medication", "MedicationDispense"),
      ("MedicationRequest", #""medicationCodeableConcept":{"text":"B"}"#, "Medication", "B"),
      ("MedicationStatement", #""code":[[]]"#, "Medication", "MedicationStatement"),
      ("Procedure", #""code":{"coding":{"display":"C"}}"#, "Procedure", "Procedure"),
    ])
  func kinds(kind: String, member: String, type: String, name: String) throws {
    let empty = HealthClinicalRecord(
      name: "", resourceType: "", identifier: "", version: "4.0.1", data: "")
    let text = "{\"resourceType\":\"\(kind)\",\"id\":\"i\",\(member)}"
    let found = try HealthExportClinicalResource(Array(text.utf8), path: "a", of: empty)
    #expect(found.type?.identifier == "HKClinicalTypeIdentifier\(type)Record")
    #expect(found.content.name == name && found.content.identifier == "i")
    #expect(found.content.resourceType == kind && found.content.data == text)
  }

  // MARK: Bad files

  @Test(
    "Health.EX7, Health.EX13. A resource that cannot be read is left out with its place",
    arguments: [
      ("", "a.json:1:1: "), ("<Observation/>", "a.json:1:1: "),
      ("[]", "a.json:1:1: expected a JSON object, found an array"),
      ("{\n\"resourceType\": \"Observ", "a.json:2:"),
      ("{\"id\":\"i\"}", "a.json:1:1: expected the text 'resourceType', found none"),
      ("{\n \"resourceType\":5}", "a.json:2:2: expected the text 'resourceType', found none"),
      ("{\n \"resourceType\":\"Pa\u{7}tient\"}", "a.json:2:"),
      ("{\"resourceType\":\n \"Observation\",}", "a.json:2:15: expected a value after the comma"),
      (
        "{\n \"resourceType\":\"Patient\"}",
        "a.json:2:2: expected the kind 'Observation', found 'Patient'"
      ),
      (String(repeating: "[", count: 100_000), "a.json:1:"),
      (
        "{\"resourceType\":\"\(String(repeating: "O", count: 1 << 19))\"}",
        "a.json: expected at most 524288 bytes, found 524307"
      ),
    ])
  func badResource(text: String, words: String) throws {
    try write([
      "export.xml": Self.document(Self.record("Observation", "/clinical-records/a.json")),
      "clinical-records/a.json": text,
    ])
    let library = HealthLibrary()
    let summary = try read("export.zip", to: library)
    #expect(summary.samples == 0 && summary.leftOut.count == 1, "\(summary)")
    let reason = try #require(summary.leftOut.keys.first)
    #expect(reason.hasPrefix("files that cannot be read: clinical-records/\(words)"), "\(reason)")
    #expect(!reason.contains("\n") && summary.leftOut[reason]?.line == 3)
    #expect(try library.count() == 0)
  }

  @Test("Health.EX7, Health.EX13. Elements without what they need are left out with their lines")
  func badElements() throws {
    let whole = Self.record("Patient", "/clinical-records/a.json")
    let patient = #"{"resourceType":"Patient","id":"p"}"#
    let elements = [
      whole, whole.replacing("resourceFilePath", with: "file"),
      whole.replacing("2024-01-02", with: "yesterday"), Self.record("Patient", "/../a.json"),
      whole, Self.record("Patient", "/clinical-records/none.json"),
      Self.record("Condition", "/clinical-records/b.json"),
    ]
    try write([
      "export.xml": Data(Self.document(elements.joined(separator: "\n")).utf8),
      "clinical-records/a.json": Data(patient.utf8),
      "clinical-records/b.json": Data([0x7B, 0xFF, 0x7D]),
    ])
    for name in ["export.zip", "apple_health_export/export.xml"] {
      let summary = try read(name)
      #expect(summary.samples == 0)
      let lines = summary.leftOut.sorted { $0.value.line < $1.value.line }
      #expect(lines.map(\.value.line) == Array(3...9), "\(lines)")
      let words = [
        "clinical records of the kind Patient", "clinical records without a file",
        "clinical records without a time", "samples whose files are not beside the document",
        "samples whose files belong to other samples",
        "files that cannot be read: clinical-records/none.json: ",
        "b.json: expected a text in UTF-8, found other bytes",
      ]
      for (line, word) in zip(lines, words) { #expect(line.key.contains(word), "\(line)") }
    }
  }

  @Test("Health.EX13. Damaged bytes are refused on one line or read", arguments: 0..<4)
  func fuzzed(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let empty = HealthClinicalRecord(
      name: "", resourceType: "", identifier: "", version: "4.0.1", data: "")
    let bytes = Array(Self.vital.utf8)
    var (isRead, isRefused) = (0, 0)
    for _ in 0..<1000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(HealthExportError) {
        let found = try HealthExportClinicalResource(damaged, path: "a", of: empty)
        #expect(Array(found.content.data.utf8) == damaged && !found.content.name.isEmpty)
        isRead += 1
      } catch {
        #expect(error.message.hasPrefix("a:") && !error.message.contains("\n"))
        isRefused += 1
      }
    }
    #expect(isRead > 20 && isRefused > 100, "\(isRead) \(isRefused)")
  }

  // MARK: Writing

  @Test(
    "Health.EX5, Health.EX13. Export, import, export: equal; Python reads the files",
    arguments: 0..<4)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let library = HealthLibrary()
    let samples = try Self.samples(&random)
    try library.add(samples)
    let archive = try HealthExportArchiveWriter(folder.path("copy.zip"), date: 7e8)
    #expect(try archive.write(library) == samples.count)
    try archive.close()
    let copy = HealthLibrary()
    let summary = try read("copy.zip", to: copy)
    #expect(summary.leftOut.isEmpty && summary.clinicalRecords == samples.count, "\(summary)")
    for type in try library.counts().keys {
      #expect(Set(try library.samples(type)) == Set(try copy.samples(type)), "\(type)")
    }
    let second = try HealthExportArchiveWriter(folder.path("again.zip"), date: 7e8)
    try second.write(copy)
    try second.close()
    // What cannot be read from a file is in the document: a resource of another kind, and none.
    try python(
      """
      one, two = zipfile.ZipFile('copy.zip'), zipfile.ZipFile('again.zip')
      assert one.testzip() is None and sorted(one.namelist()) == sorted(two.namelist())
      assert all(one.read(name) == two.read(name) for name in one.namelist())
      root = tree.fromstring(one.read('apple_health_export/export.xml'))
      records = root.findall('ClinicalRecord')
      assert len(records) == 20 and len(root.findall('Sample')) == 3, len(records)
      for record in records:
        assert record.get('resourceFilePath').startswith('/clinical-records/')
        resource = json.loads(one.read('apple_health_export' + record.get('resourceFilePath')))
        assert resource['resourceType'] == record.get('type')
        assert resource['id'] == record.get('identifier') and record.get('sourceURL') is not None
        assert record.get('fhirVersion') == '4.0.1' and record.get('sourceName') == 'A, "b"'
      """)
    // In a document alone the resources are in it.
    var text = ""
    var writer = HealthExportWriter { text += $0 }
    #expect(try writer.write(library, date: 7e8) == samples.count)
    #expect(!text.contains("<ClinicalRecord"))
    let third = HealthLibrary()
    _ = try HealthExportReader("a", contents: Array(text.utf8)).add(to: third)
    for type in try library.counts().keys {
      #expect(Set(try library.samples(type)) == Set(try third.samples(type)), "\(type)")
    }
  }

  /// Returns records of all types, and three whose resources are no files.
  private static func samples(_ random: inout SeededRandom) throws -> [HealthSample] {
    let types = HealthType.all.keys.filter { $0.hasPrefix("HKClinicalType") }.sorted()
    let words = ["Nuss", "\u{1F95C}\n\\\"<&>", "\u{FFFF}", "ł", "  "]
    return try (0..<23).map { index in
      let kind = ["AllergyIntolerance", "Observation", "../Kind of ours"][index % 3]
      let name = try #require(words.randomElement(using: &random))
      let own = index < 20 ? kind : index == 20 ? "Patient" : ""
      let data = try JSONSerialization.data(
        withJSONObject: ["resourceType": own, "id": "i\(index)", "note": name],
        options: [.sortedKeys])
      var sample = HealthSample(
        uuid: HealthUUID(high: 7, low: UInt64(index)),
        type: try #require(HealthType.find(types[index % types.count])),
        start: 7e8 + Double(index % 5), end: 7e8 + Double(index % 5),
        content: .clinical(
          HealthClinicalRecord(
            name: "Name \(name)", resourceType: kind, identifier: "i\(index)", version: "4.0.1",
            url: Bool.random(using: &random) ? "https://fhir.example/?a=1&b=2" : "",
            data: String(decoding: data, as: UTF8.self))),
        source: HealthSource(bundle: "com.example.A", name: "A, \"b\"", version: "1,2"))
      if Bool.random(using: &random) {
        sample.device = HealthDevice(fields: ["Watch, old", "", "Watch6,2", "h>", "", "s"])
        sample.metadata["note"] = .text("<&\n>")
        sample.end += 60
      }
      return sample
    }
  }
}
