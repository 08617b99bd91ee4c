import TactusHealthModel
import Testing

/// Tests of what apps may do with health data.
@Suite struct AccessTests {
  private static let steps = "HKQuantityTypeIdentifierStepCount"
  private let one = HealthClient(bundle: "com.example.One", name: "One")
  private let two = HealthClient(bundle: "com.example.Two", name: "Two")

  private func sample(_ number: UInt64, sync: String? = nil, version: Double = 1) throws
    -> HealthSample
  {
    HealthSample(
      uuid: HealthUUID(high: 1, low: number), type: try #require(HealthType.find(Self.steps)),
      start: Double(number), end: Double(number), content: .quantity(Double(number)),
      source: HealthSource(bundle: "com.claimed.Other", name: "Claimed"),
      metadata: sync.map {
        ["HKMetadataKeySyncIdentifier": .text($0), "HKMetadataKeySyncVersion": .number(version)]
      } ?? [:])
  }

  private func allow(
    _ library: HealthLibrary, _ client: HealthClient, share: Bool?, read: Bool?
  ) throws {
    var access = HealthAccess()
    access.share[Self.steps] = share
    access.read[Self.steps] = read
    try library.setAccess(access, of: client.bundle)
  }

  private func read(_ library: HealthLibrary, _ client: HealthClient) -> [HealthUUID]? {
    let request = HealthRequest.samples(
      type: Self.steps, HealthFilter(), after: nil, limit: 100, isDescending: false)
    return library.handle(request, by: client).outcome.payload.flatMap(HealthPage.init(json:))?
      .samples.map(\.uuid)
  }

  @Test("Health.PE3, Health.PE4. A table of decisions: who may save, and what reading shows")
  func table() throws {
    for share in [nil, false, true] as [Bool?] {
      for reads in [nil, false, true] as [Bool?] {
        let library = HealthLibrary()
        try allow(library, two, share: true, read: true)
        #expect(library.handle(.save([try sample(1)]), by: two).outcome == .answer("{}"))
        try allow(library, one, share: share, read: reads)
        let saved = library.handle(.save([try sample(2)]), by: one).outcome
        switch share {
        case true?: #expect(saved == .answer("{}"))
        case false?: #expect(saved.payload?.contains("\"error\":4") == true)
        case nil: #expect(saved.payload?.contains("\"error\":5") == true)
        }
        let own = share == true ? [HealthUUID(high: 1, low: 2)] : []
        switch reads {
        case true?: #expect(read(library, one) == [HealthUUID(high: 1, low: 1)] + own)
        case false?: #expect(read(library, one) == own)
        case nil: #expect(read(library, one) == nil)
        }
      }
    }
  }

  @Test("Health.PE4. An app that is refused cannot tell that from an empty store")
  func indistinguishable() throws {
    let (refused, empty) = (HealthLibrary(), HealthLibrary())
    try refused.add([try sample(1), try sample(2)])
    try allow(refused, one, share: true, read: false)
    try allow(empty, one, share: true, read: true)
    let requests: [HealthRequest] = [
      .access, .sources(type: Self.steps),
      .samples(type: Self.steps, HealthFilter(), after: nil, limit: 9, isDescending: true),
      .statistics(type: Self.steps, HealthFilter(), edges: [], bySource: true),
      .statistics(type: Self.steps, HealthFilter(), edges: [0, 1, 2], bySource: false),
      .changes([HealthSelection(Self.steps)], after: 0, limit: 9),
      .changes([HealthSelection(Self.steps), HealthSelection(Self.steps)], after: 0, limit: 9),
      .objects([HealthUUID(high: 1, low: 1)]), .delete([HealthUUID(high: 1, low: 1)]),
      .deleteAll(type: Self.steps, HealthFilter()),
    ]
    for request in requests {
      let answers = [refused, empty].map { $0.handle(request, by: one).outcome.payload }
      #expect(answers[0] == answers[1], "\(request)")
    }
  }

  @Test("Health.PE7. Who saves is what the phone knows, whatever the sample claims")
  func identity() throws {
    let library = HealthLibrary()
    try allow(library, one, share: true, read: true)
    _ = library.handle(.save([try sample(1)]), by: one)
    let found = try library.sample(HealthUUID(high: 1, low: 1))?.source
    #expect(found?.bundle == "com.example.One" && found?.name == "One")
  }

  @Test("Health.SA1, Health.SA2. A batch with an invalid sample is not saved at all")
  func atomic() throws {
    let library = HealthLibrary()
    try allow(library, one, share: true, read: true)
    var problems: [HealthSample] = []
    for _ in 0..<6 { problems.append(try sample(9)) }
    problems[0].content = .quantity(.nan)
    problems[1].end = problems[1].start - 1
    problems[2].content = .category(1)
    (problems[3].start, problems[3].end) = (3.2e10, 3.2e10)
    problems[4].end = problems[4].start + HealthSample.longest + 1
    problems[5].metadata["x"] = .number(.infinity)
    for problem in problems {
      let outcome = library.handle(.save([try sample(1), problem]), by: one).outcome
      #expect(outcome.payload?.contains("\"error\":3") == true)
      #expect(read(library, one) == [])
    }
    _ = library.handle(.save([try sample(1)]), by: one)
    // An identifier is saved once.
    let again = library.handle(.save([try sample(2), try sample(1)]), by: one).outcome
    #expect(again.payload?.contains("\"error\":3") == true)
    #expect(read(library, one)?.count == 1)
  }

  @Test("Health.SA2. Four days are the longest duration of most types, not of a week's estimates")
  func durations() throws {
    let week = 7 * 86_400.0
    for (name, isLong) in [
      ("HKQuantityTypeIdentifierStepCount", false), ("HKQuantityTypeIdentifierHeartRate", false),
      ("HKQuantityTypeIdentifierAppleWalkingSteadiness", true),
      ("HKQuantityTypeIdentifierAtrialFibrillationBurden", true),
      ("HKQuantityTypeIdentifierSixMinuteWalkTestDistance", true),
      ("HKDataTypeSleepDurationGoal", true),
    ] {
      var long = try sample(1)
      long = HealthSample(
        uuid: long.uuid, type: try #require(HealthType.find(name)), start: 0, end: week,
        content: .quantity(0.5), source: long.source)
      #expect((long.problem == nil) == isLong, "\(name)")
      long.end = HealthSample.longest
      #expect(long.problem == nil)
    }
    let document = HealthSample(
      uuid: HealthUUID(high: 0, low: 1),
      type: try #require(HealthType.find("HKDocumentTypeIdentifierCDA")), start: 0, end: week,
      content: .document(HealthDocument(title: "a", patient: "b", data: "AAA=")),
      source: try sample(1).source)
    #expect(document.problem?.contains("345600") == true)
    let sleep = try #require(HealthType.find("HKCategoryTypeIdentifierSleepAnalysis"))
    #expect(sleep.longestDuration == .infinity)
  }

  @Test("Health.SA5. A sample of a newer version replaces one with the same sync identifier")
  func sync() throws {
    let library = HealthLibrary()
    try allow(library, one, share: true, read: true)
    _ = library.handle(.save([try sample(1, sync: "a", version: 2)]), by: one)
    _ = library.handle(.save([try sample(2, sync: "a", version: 1)]), by: one)
    #expect(read(library, one) == [HealthUUID(high: 1, low: 1)])
    _ = library.handle(.save([try sample(3, sync: "a", version: 3)]), by: one)
    #expect(read(library, one) == [HealthUUID(high: 1, low: 3)])
    #expect(try library.deletions(of: Self.steps).map(\.syncIdentifier) == ["a"])
  }

  @Test("Health.QU5. Each sample and each deletion after an anchor comes once, page by page")
  func anchors() throws {
    let library = HealthLibrary()
    try allow(library, one, share: true, read: true)
    var known: Set<HealthUUID> = []
    var row = 0
    for step in 0..<40 as Range<UInt64> {
      _ = library.handle(.save([try sample(step * 2), try sample(step * 2 + 1)]), by: one)
      if step % 3 == 0 { _ = library.handle(.delete([HealthUUID(high: 1, low: step)]), by: one) }
      guard step % 4 == 0 else { continue }
      var isPartial = true
      while isPartial {
        let request = HealthRequest.changes(
          [HealthSelection(Self.steps)], after: row, limit: 3)
        let payload = try #require(library.handle(request, by: one).outcome.payload)
        let page = try #require(HealthPage(json: payload))
        #expect(page.samples.count + page.deletions.count <= 3)
        for sample in page.samples { #expect(known.insert(sample.uuid).inserted) }
        for deletion in page.deletions { known.remove(deletion.uuid) }
        (row, isPartial) = (page.anchor, page.isPartial)
      }
      #expect(Set(read(library, one) ?? []) == known)
    }
  }

  @Test("Health.QU9. Each type is decided for itself, and an undecided one refuses the query")
  func severalTypes() throws {
    let heart = "HKQuantityTypeIdentifierHeartRate"
    var beat = try sample(2)
    beat.type = try #require(HealthType.find(heart))
    let library = HealthLibrary()
    try library.add([try sample(1), beat])
    func read(_ decision: Bool?) throws -> (page: HealthPage?, payload: String?) {
      var access = HealthAccess()
      access.read[Self.steps] = true
      access.read[heart] = decision
      try library.setAccess(access, of: one.bundle)
      let selections = [HealthSelection(Self.steps), HealthSelection(heart)]
      let request = HealthRequest.changes(selections, after: 0, limit: 9)
      let payload = library.handle(request, by: one).outcome.payload
      return (payload.flatMap { HealthPage(json: $0) }, payload)
    }
    #expect(try read(true).page?.samples.map(\.uuid.low) == [1, 2])
    // The place of what is denied is not told.
    let denied = try read(false).page
    #expect(denied?.samples.map(\.uuid.low) == [1] && denied?.anchor == 1)
    #expect(try read(nil).payload?.contains("\"error\":5") == true)
  }

  @Test("Health.PE1, Health.PE2. Only undecided types are asked for, and none that cannot be")
  func questions() throws {
    let library = HealthLibrary()
    let heart = "HKQuantityTypeIdentifierHeartRate"
    func ask(_ share: [String], _ read: [String]) -> HealthOutcome {
      library.handle(.authorize(share: share, read: read, purpose: ""), by: one).outcome
    }
    try allow(library, one, share: false, read: nil)
    guard case .question(let share, let reads) = ask([Self.steps, heart], [Self.steps]) else {
      Issue.record("the user is not asked")
      return
    }
    #expect(share.map(\.identifier) == [heart] && reads.map(\.identifier) == [Self.steps])
    guard case .answer = ask([Self.steps], []) else {
      Issue.record("a decision is asked for again")
      return
    }
    for wrong in ["HKCorrelationTypeIdentifierFood", "HKQuantityTypeIdentifierAppleStandTime", "x"]
    {
      guard case .failure(.invalidArgument, _) = ask([wrong], []) else {
        Issue.record("\(wrong) can be asked for")
        return
      }
    }
  }

  @Test("Health.PE6. While the phone is locked nothing is read, and what is saved comes later")
  func locked() throws {
    let library = HealthLibrary()
    try allow(library, one, share: true, read: true)
    #expect(
      library.handle(.save([try sample(1)]), by: one, isProtected: true).outcome == .answer("{}"))
    let request = HealthRequest.sources(type: Self.steps)
    let outcome = library.handle(request, by: one, isProtected: true).outcome
    #expect(outcome.payload?.contains("\"error\":6") == true)
    #expect(read(library, one)?.count == 1)
  }

  @Test("Health.SA6. An app deletes only its own samples")
  func deleting() throws {
    let library = HealthLibrary()
    for client in [one, two] { try allow(library, client, share: true, read: true) }
    _ = library.handle(.save([try sample(1)]), by: one)
    _ = library.handle(.save([try sample(2)]), by: two)
    let all = [HealthUUID(high: 1, low: 1), HealthUUID(high: 1, low: 2)]
    #expect(library.handle(.delete(all), by: one).outcome.payload?.contains("error") == true)
    #expect(read(library, one)?.count == 2)
    _ = library.handle(.deleteAll(type: Self.steps, HealthFilter()), by: one)
    #expect(read(library, one) == [all[1]])
  }

  @Test("Health.PE8. Without its decisions an app is asked again, and its samples stay")
  func forgetting() throws {
    let library = HealthLibrary()
    try allow(library, one, share: true, read: true)
    _ = library.handle(.save([try sample(1)]), by: one)
    try library.setAccess(nil, of: one.bundle)
    #expect(library.apps == [])
    let ask = HealthRequest.authorize(share: [Self.steps], read: [], purpose: "")
    guard case .question = library.handle(ask, by: one).outcome else {
      Issue.record("the user is not asked again")
      return
    }
    #expect(try library.count() == 1)
  }
}
