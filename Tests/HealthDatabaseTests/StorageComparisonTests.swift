import Foundation
import TactusHealthDatabase
import TactusHealthModel
import TestSupport
import Testing

/// The storage in a database against that in memory, over random changes and questions.
@Suite struct StorageComparisonTests {
  private static let types = [
    "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierHeartRate",
    "HKCategoryTypeIdentifierSleepAnalysis", "HKWorkoutTypeIdentifier",
  ]
  private static let bundles = ["com.example.A", "com.example.B", "com.apple.health.Watch"]

  @Test(
    "Health.QU2, Health.QU3, Health.QU4, Health.QU7. The database answers as the memory does",
    arguments: RandomCases.seeds(8))
  func comparison(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let folder = FileManager.default.temporaryDirectory.appending(path: "health-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "health.sqlite").path
    let memory = HealthLibrary()
    var disk = HealthLibrary(try HealthDatabase(path))
    var known: [HealthUUID] = []
    let client = HealthClient(bundle: Self.bundles[0], name: "A")
    var access = HealthAccess()
    for type in Self.types { (access.share[type], access.read[type]) = (true, true) }
    for library in [memory, disk] { try library.setAccess(access, of: client.bundle) }
    for round in 0..<12 {
      if round == 6 { disk = HealthLibrary(try HealthDatabase(path)) }
      let samples = try (0..<Int.random(in: 1...40, using: &random)).map { _ in
        try Self.sample(&random)
      }
      #expect(try memory.add(samples) == disk.add(samples))
      known += samples.map(\.uuid)
      let own = samples.map { sample in
        var copy = sample
        copy.uuid = HealthUUID(high: 9, low: .random(in: 0...UInt64.max, using: &random))
        if Bool.random(using: &random) {
          copy.metadata["HKMetadataKeySyncIdentifier"] = .text(
            "\(Int.random(in: 0...3, using: &random))")
          copy.metadata["HKMetadataKeySyncVersion"] = .number(Double(round))
        }
        return copy
      }
      var requests: [HealthRequest] = [.save(Array(own.prefix(5))), .save([samples[0]])]
      known += own.prefix(5).map(\.uuid)
      requests.append(.delete([known[Int.random(in: 0..<known.count, using: &random)]]))
      requests.append(.delete([own[0].uuid]))
      for _ in 0..<12 { requests.append(try Self.question(&random, known)) }
      for request in requests {
        let one = memory.handle(request, by: client).outcome.payload
        let two = disk.handle(request, by: client).outcome.payload
        #expect(one == two, "seed \(seed): \(request.payload.prefix(400))")
      }
    }
    #expect(try memory.counts() == disk.counts())
    #expect(try memory.sourceOrder() == disk.sourceOrder())
    #expect(try memory.lastRow() == disk.lastRow())
    // Page by page, while samples are added and deleted.
    for isDescending in [false, true] {
      for library in [memory, disk] {
        let all = try library.samples(Self.types[0], isDescending: isDescending).map(\.uuid)
        var found: [HealthUUID] = []
        var place: HealthPlace?
        repeat {
          let request = HealthRequest.samples(
            type: Self.types[0], HealthFilter(), after: place, limit: 7,
            isDescending: isDescending)
          let payload = library.handle(request, by: client).outcome.payload ?? ""
          let page = try #require(HealthPage(json: payload))
          found += page.samples.map(\.uuid)
          place = page.samples.isEmpty ? nil : page.place
        } while place != nil
        #expect(found == all)
      }
    }
  }

  // MARK: Random values

  private static func sample(_ random: inout SeededRandom) throws -> HealthSample {
    let type = try #require(HealthType.find(types[Int.random(in: 0..<4, using: &random)]))
    let start = Double(Int.random(in: 0...400, using: &random))
    let value = Int.random(in: 0...5, using: &random)
    let content: HealthContent =
      switch type.kind {
      case .category: .category(value)
      case .workout:
        .workout(
          HealthWorkout(
            activity: value, duration: Double(value),
            totals: ["HKQuantityTypeIdentifierDistanceCycling": Double(value)]))
      default: .quantity(Double(value))
      }
    var sample = HealthSample(
      uuid: HealthUUID(high: 5, low: .random(in: 0...2000, using: &random)), type: type,
      start: start, end: start + Double(Int.random(in: 0...60, using: &random)), content: content,
      source: HealthSource(
        bundle: bundles[Int.random(in: 0..<3, using: &random)], name: "A", version: "\(value)"))
    if Bool.random(using: &random) { sample.metadata["k"] = .number(Double(value)) }
    if value == 2 { sample.device = HealthDevice(fields: ["Watch"]) }
    if value == 3 { sample.workout = HealthUUID(high: 0, low: UInt64(start / 100)) }
    return sample
  }

  private static func question(
    _ random: inout SeededRandom, _ known: [HealthUUID]
  ) throws -> HealthRequest {
    let type = types[Int.random(in: 0..<4, using: &random)]
    let filter = try filter(&random, known)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let place =
        Bool.random(using: &random)
        ? HealthPlace(
          start: Double(Int.random(in: 0...400, using: &random)),
          count: Int.random(in: 0...2, using: &random)) : nil
      return .samples(
        type: type, filter, after: place, limit: Int.random(in: 0...20, using: &random),
        isDescending: Bool.random(using: &random))
    case 2:
      var selections = [HealthSelection(type, filter)]
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let other = types[Int.random(in: 0..<4, using: &random)]
        selections.append(HealthSelection(other, try Self.filter(&random, known)))
      }
      return .changes(
        selections, after: Int.random(in: 0...200, using: &random),
        limit: Int.random(in: 0...30, using: &random))
    case 3: return .sources(type: type)
    case 4: return .objects(Array(known.shuffled(using: &random).prefix(5)))
    default:
      let edges = Bool.random(using: &random) ? [] : [0.0, 50, 100, 333, 401]
      return .statistics(
        type: types[Int.random(in: 0..<2, using: &random)], filter, edges: edges,
        bySource: Bool.random(using: &random))
    }
  }

  private static func filter(
    _ random: inout SeededRandom, _ known: [HealthUUID]
  ) throws -> HealthFilter {
    var filter = HealthFilter()
    if Bool.random(using: &random) {
      filter.start = Double(Int.random(in: 0...400, using: &random))
      filter.isStartStrict = Bool.random(using: &random)
    }
    if Bool.random(using: &random) {
      filter.end = Double(Int.random(in: 0...460, using: &random))
      filter.isEndStrict = Bool.random(using: &random)
    }
    if Int.random(in: 0..<3, using: &random) == 0 { filter.sources = [bundles[1], bundles[2]] }
    if Bool.random(using: &random) { filter.add(try condition(&random, known, 0)) }
    return filter
  }

  private static func condition(
    _ random: inout SeededRandom, _ known: [HealthUUID], _ depth: Int
  ) throws -> HealthCondition {
    let comparison = try #require(HealthComparison.allCases.randomElement(using: &random))
    let number = Int.random(in: 0...5, using: &random)
    var times = HealthTimes()
    times.start = Double(number * 60)
    let simple: [HealthCondition] = [
      .times(times), .sources([bundles[0]]), .metadataKey("k"),
      .metadata("k", comparison, .number(Double(number))), .metadataValues("k", [.number(1)]),
      .quantity(comparison, Double(number), try HealthUnit(parsing: "count")),
      .category(comparison, number), .categories([number]), .activity(number),
      .duration(comparison, Double(number)), .devices([HealthDevice(fields: ["Watch"])]),
      .deviceField(0, ["Watch"]), .workout(HealthUUID(high: 0, low: UInt64(number))),
      .total(
        ["x", "HKQuantityTypeIdentifierDistanceCycling"], comparison, Double(number) / 1000,
        try HealthUnit(parsing: "km")),
      .objects(Set(known.shuffled(using: &random).prefix(9))),
      .revisions([HealthSource(bundle: bundles[0], name: "A", version: "1")]),
    ]
    let one = try #require(simple.randomElement(using: &random))
    guard depth < 2, Bool.random(using: &random) else { return one }
    let parts = try (0..<2).map { _ in try condition(&random, known, depth + 1) } + [one]
    return [.all(parts), .any(parts), .not(one)].randomElement(using: &random) ?? one
  }

  @Test("Health.QU3. Conditions are the same after a message, and damaged ones never trap")
  func messages() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<200 {
      var filter = HealthFilter()
      filter.condition = try Self.condition(&random, [HealthUUID(high: 1, low: 2)], 0)
      let request = HealthRequest.sources(type: "x")
      let asked = HealthRequest.samples(
        type: "x", filter, after: nil, limit: 3, isDescending: false)
      #expect(HealthRequest(payload: asked.payload) == asked)
      #expect(HealthRequest(payload: request.payload) == request)
      let selections = Array(
        repeating: HealthSelection("x", filter), count: Int.random(in: 1...3, using: &random))
      let changes = HealthRequest.changes(selections, after: 7, limit: 3)
      #expect(HealthRequest(payload: changes.payload) == changes)
      var bytes = Array(asked.payload.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 32...126, using: &random)
      _ = HealthRequest(payload: String(decoding: bytes, as: UTF8.self))
    }
    // A query for changes has a type, and not too many.
    for count in [0, HealthSelection.maximumCount + 1] {
      let list = Array(repeating: "{\"type\":\"x\"}", count: count).joined(separator: ",")
      let text = "{\"do\":\"changes\",\"of\":[\(list)],\"after\":0,\"limit\":1}"
      #expect(HealthRequest(payload: text) == nil)
    }
    // Conditions that are nested too deeply are refused.
    let deep =
      "{\"do\":\"samples\",\"type\":\"x\",\"limit\":1,\"where\":"
      + String(repeating: "[\"not\",", count: 100) + "[\"key\",\"k\"]"
      + String(repeating: "]", count: 100) + "}"
    #expect(HealthRequest(payload: deep) == nil)
  }
}
