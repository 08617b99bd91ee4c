import HealthKit
import PhoneTesting
import Testing

/// Clinical records of hospitals, in the standard FHIR.
@MainActor @Suite struct ClinicalRecordTests {
  private static let nut = Data(
    #"{"resourceType": "AllergyIntolerance", "id": "a-1", "code": {"text": "Hazelnut ü"}}"#.utf8)
  private static let pollen = Data(
    #"{"resourceType": "AllergyIntolerance", "id": "a-2", "code": {"text": "Pollen"}}"#.utf8)

  private var allergies: HKClinicalType {
    get throws { try #require(HKObjectType.clinicalType(forIdentifier: .allergyRecord)) }
  }

  @Test("Health.CR1. A record has its name, and the resource as the hospital has sent it")
  func record() throws {
    let bench = HealthBench(try allergies)
    let address = URL(string: "https://fhir.example.com/AllergyIntolerance/a-1")
    try bench.phone.health.addClinicalRecord(
      "AllergyRecord", named: "Hazelnut", resource: Self.nut, url: address, at: bench.noon)
    let found = try #require(bench.samples(try allergies)?.first as? HKClinicalRecord)
    #expect(found.displayName == "Hazelnut" && found.startDate == bench.noon)
    #expect(try found.clinicalType == allergies)
    #expect(found.sourceRevision.source.name == "Hospital")
    let resource = try #require(found.fhirResource)
    #expect(resource.data == Self.nut && resource.identifier == "a-1")
    #expect(resource.resourceType == .allergyIntolerance && resource.sourceURL == address)
    #expect(resource.fhirVersion == .primaryR4() && resource.fhirVersion.fhirRelease == .r4)
    #expect(HKHealthStore().supportsHealthRecords())
  }

  @Test("Health.CR1, Health.QU3. Records are found by their resources")
  func predicates() throws {
    let bench = HealthBench(try allergies)
    let health = bench.phone.health
    for (name, resource, source) in [
      ("Hazelnut", Self.nut, "North"), ("Hazelnut", Self.nut, "South"),
      ("Pollen", Self.pollen, "South"),
    ] {
      try health.addClinicalRecord(
        "AllergyRecord", named: name, resource: resource, source: source, at: bench.noon)
    }
    func names(_ predicate: NSPredicate?) throws -> [String] {
      let found = try #require(bench.samples(try allergies, predicate))
      return found.compactMap { ($0 as? HKClinicalRecord)?.displayName }.sorted()
    }
    #expect(try names(nil) == ["Hazelnut", "Hazelnut", "Pollen"])
    let kind = HKQuery.predicateForClinicalRecords(withFHIRResourceType: .allergyIntolerance)
    #expect(try names(kind).count == 3)
    #expect(
      try names(HKQuery.predicateForClinicalRecords(withFHIRResourceType: .condition)) == [])
    let south = try #require(
      bench.samples(try allergies)?.map(\.sourceRevision.source).first { $0.name == "South" })
    func one(_ identifier: String) -> NSPredicate {
      HKQuery.predicateForClinicalRecords(
        from: south, fhirResourceType: .allergyIntolerance, identifier: identifier)
    }
    #expect(try names(one("a-1")) == ["Hazelnut"])
    #expect(try names(one("a-2")) == ["Pollen"] && names(one("a-3")) == [])
  }

  @Test("Health.CR1. Each type is permitted by itself, and no app saves records")
  func permission() throws {
    let conditions = try #require(HKObjectType.clinicalType(forIdentifier: .conditionRecord))
    let bench = HealthBench(conditions)
    try bench.phone.health.addClinicalRecord(
      "AllergyRecord", named: "Hazelnut", resource: Self.nut, at: bench.noon)
    // A type that was not asked for has no samples, only an error.
    #expect(bench.samples(try allergies) == nil)
    bench.phone.health.allow(share: [], read: [try allergies.identifier])
    #expect(bench.samples(try allergies)?.count == 1 && bench.samples(conditions) == [])
    let record = try #require(bench.samples(try allergies)?.first)
    let box = HealthBench.Box<Bool>()
    bench.phone.run {
      HKHealthStore().save(record) { isSaved, _ in MainActor.assumeIsolated { box.put(isSaved) } }
    }
    bench.phone.wait(0.2)
    #expect(box.value == false)
  }

  @Test("Health.CR1. What is no resource is an error of the test")
  func misuse() throws {
    let health = HealthBench(try allergies).phone.health
    for text in ["", "[]", "{}", #"{"resourceType": "Condition"}"#, #"{"id": "a"}"#, "{"] {
      #expect(throws: SimulatedHealthError.self) {
        try health.addClinicalRecord(
          "AllergyRecord", named: "", resource: Data(text.utf8), at: .distantPast)
      }
    }
    for type in ["HeartRate", "Soul"] {
      #expect(throws: SimulatedHealthError.self) {
        try health.addClinicalRecord(type, named: "", resource: Self.nut, at: .distantPast)
      }
    }
    let long = Data(
      (#"{"resourceType": "Condition", "id": ""# + String(repeating: "x", count: 600_000) + #""}"#)
        .utf8)
    #expect(throws: SimulatedHealthError.self) {
      try health.addClinicalRecord("ConditionRecord", named: "", resource: long, at: .distantPast)
    }
  }

  @Test("Health.CR3. A version is three numbers, of a release")
  func versions() throws {
    for (text, release) in [
      ("1.0.2", HKFHIRRelease.dstu2), ("4.0.1", .r4), ("4.0.0", .r4), ("3.0.2", .unknown),
      ("4.3.0", .unknown),
    ] {
      let version = try HKFHIRVersion(fromVersionString: text)
      #expect(version.stringRepresentation == text && version.fhirRelease == release)
    }
    #expect(try HKFHIRVersion(fromVersionString: "1.0.2") == .primaryDSTU2())
    let wrong = [
      "", "4", "4.0", "4.0.1.0", "4.0.x", "-4.0.1", "4..1", " 4.0.1", "9999999999999999999.0.0",
    ]
    for text in wrong {
      let error = #expect(throws: HKError.self) { try HKFHIRVersion(fromVersionString: text) }
      #expect(error?.code == .errorInvalidArgument, "\(text)")
    }
  }
}
