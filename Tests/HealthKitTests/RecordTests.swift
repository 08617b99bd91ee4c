import HealthKit
import PhoneTesting
import Testing

/// Electrocardiograms, tests of the hearing, documents and the rings of days.
@MainActor @Suite struct RecordTests {
  private typealias Box = HealthBench.Box

  @Test("Health.EC1. An electrocardiogram has its classification, and a query its voltages")
  func electrocardiogram() throws {
    let type = HKObjectType.electrocardiogramType()
    let bench = HealthBench(type)
    try bench.phone.health.addElectrocardiogram(
      [0.0001, 0.0012, -0.0003], frequency: 2, from: bench.noon, classification: 2, symptoms: 1,
      heartRate: 71)
    let found = try #require(bench.samples(type)?.first as? HKElectrocardiogram)
    #expect(found.classification == .atrialFibrillation && found.symptomsStatus == .none)
    #expect(found.numberOfVoltageMeasurements == 3)
    #expect(found.samplingFrequency?.doubleValue(for: .hertz()) == 2)
    let rate = found.averageHeartRate?.doubleValue(for: .count().unitDivided(by: .minute()))
    #expect(rate == 71)
    let voltages = Box<[Double]>()
    bench.phone.run {
      HKHealthStore().execute(
        HKElectrocardiogramQuery(found) { _, result in
          MainActor.assumeIsolated {
            guard case .measurement(let one) = result else { return }
            let volts = one.quantity(for: .appleWatchSimilarToLeadI)?.doubleValue(for: .volt())
            voltages.put([one.timeSinceSampleStart, volts ?? .nan])
          }
        })
    }
    bench.phone.wait(0.2)
    #expect(voltages.all == [[0, 0.0001], [0.5, 0.0012], [1, -0.0003]])
    let other = HKQuery.predicateForElectrocardiograms(classification: .sinusRhythm)
    #expect(bench.samples(type, other) == [])
  }

  @Test("Health.AS2. The rings of days come by their days, and again after a change")
  func rings() throws {
    let bench = HealthBench(HKObjectType.activitySummaryType())
    let health = bench.phone.health
    func set(_ day: Int, _ energy: Double) throws {
      try health.setRings(
        on: DateComponents(year: 2026, month: 3, day: day), move: (energy, 500),
        exercise: (20, 30), stand: (9, 12))
    }
    for day in [2, 1, 3] { try set(day, Double(day) * 100) }
    let box = Box<[HKActivitySummary]>()
    let first = DateComponents(year: 2026, month: 3, day: 1)
    let last = DateComponents(year: 2026, month: 3, day: 2)
    let query = bench.phone.run {
      let receive: HKActivitySummaryQuery.Handler = { _, summaries, _ in
        MainActor.assumeIsolated { box.put(summaries) }
      }
      let query = HKActivitySummaryQuery(
        predicate: HKQuery.predicate(forActivitySummariesBetweenStart: first, end: last),
        resultsHandler: receive)
      query.updateHandler = receive
      HKHealthStore().execute(query)
      return query
    }
    bench.phone.wait(0.2)
    func energies() -> [Double]? {
      box.value?.map { $0.activeEnergyBurned.doubleValue(for: .kilocalorie()) }
    }
    #expect(energies() == [100, 200])
    #expect(box.value?.first?.dateComponents(for: Calendar(identifier: .gregorian)).day == 1)
    #expect(box.value?.first?.appleStandHoursGoal.doubleValue(for: .count()) == 12)
    try set(1, 450)
    bench.phone.wait(0.2)
    #expect(energies() == [450, 200] && box.all.count == 2)
    bench.phone.run { HKHealthStore().stop(query) }
  }

  private static let cda = """
    <?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"><title>Visit
    summary</title><recordTarget><patientRole><patient><name><given>Ada</given>
    <family>Lovelace</family></name></patient></patientRole></recordTarget><custodian>
    <assignedCustodian><representedCustodianOrganization><name>Clinic</name>
    </representedCustodianOrganization></assignedCustodian></custodian></ClinicalDocument>
    """

  @Test("Health.DO1. A document has the names in it, and its data if the query asks for them")
  func documents() throws {
    let type = try #require(HKObjectType.documentType(forIdentifier: .CDA))
    let bench = HealthBench(type)
    let data = Data(Self.cda.utf8)
    let saved = Box<Bool>()
    try bench.phone.run {
      let sample = try HKCDADocumentSample(
        data: data, start: bench.noon, end: bench.noon, metadata: nil)
      HKHealthStore().save(sample) { isDone, _ in MainActor.assumeIsolated { saved.put(isDone) } }
    }
    bench.phone.wait(0.2)
    #expect(saved.value == true)
    for hasData in [true, false] {
      let box = Box<[HKDocumentSample]>()
      bench.phone.run {
        HKHealthStore().execute(
          HKDocumentQuery(
            documentType: type, predicate: nil, limit: 0, sortDescriptors: nil,
            includeDocumentData: hasData
          ) { _, documents, _, _ in MainActor.assumeIsolated { box.put(documents) } })
      }
      bench.phone.wait(0.2)
      let document = (box.value?.first as? HKCDADocumentSample)?.document
      #expect(document?.title == "Visit summary" && document?.patientName == "Ada Lovelace")
      #expect(document?.custodianName == "Clinic" && document?.authorName == "")
      #expect(document?.documentData == (hasData ? data : nil))
    }
  }

  @Test(
    "Health.DO1. What is no such document is an error",
    arguments: [
      "", "no XML", "<a/>", "<ClinicalDocument><title>",
      "<!DOCTYPE x [<!ENTITY a \"b\">]><y>&a;</y>",
    ])
  func malformed(text: String) {
    let error = #expect(throws: HKError.self) {
      try HKCDADocumentSample(data: Data(text.utf8), start: Date(), end: Date(), metadata: nil)
    }
    #expect(error?.code == .errorInvalidArgument)
  }

  @Test("Health.AU1. A test of the hearing keeps the levels of each ear, sorted by frequency")
  func audiogram() throws {
    let type = HKObjectType.audiogramSampleType()
    let bench = HealthBench(type)
    func level(_ value: Double) -> HKQuantity {
      HKQuantity(unit: .decibelHearingLevel(), doubleValue: value)
    }
    let points = try [(1000.0, 20.0 as Double?, nil), (500, 15, 10.0 as Double?)].map {
      try HKAudiogramSensitivityPoint(
        frequency: HKQuantity(unit: .hertz(), doubleValue: $0), leftEarSensitivity: $1.map(level),
        rightEarSensitivity: $2.map(level))
    }
    bench.phone.run {
      HKHealthStore().save(
        HKAudiogramSample(
          sensitivityPoints: points, start: bench.noon, end: bench.noon, metadata: nil)
      ) { _, _ in }
    }
    let found = bench.samples(type)?.first as? HKAudiogramSample
    #expect(
      found?.sensitivityPoints.map { $0.frequency.doubleValue(for: .hertz()) } == [500, 1000])
    #expect(found?.sensitivityPoints.last?.rightEarSensitivity == nil)
    #expect(throws: HKError.self) {
      try HKAudiogramSensitivityPoint(
        frequency: level(1), leftEarSensitivity: level(1), rightEarSensitivity: nil)
    }
  }
}
