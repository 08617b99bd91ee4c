import HealthKit
import PhoneTesting
import TestSupport
import Testing

/// Queries of several types, as an app uses them.
@MainActor @Suite struct SeveralTypesTests {
  private let steps = HKQuantityType(.stepCount)
  private let heart = HKQuantityType(.heartRate)
  private let sleep = HKCategoryType(.sleepAnalysis)
  private let mass = HKQuantityType(.bodyMass)

  /// The objects that an anchored query has delivered.
  private struct Page {
    var added: [HKSample]
    var deleted: [UUID]
    var anchor: HKQueryAnchor
  }

  private func sample(_ type: HKSampleType, _ value: Int, at date: Date) -> HKSample {
    if let type = type as? HKCategoryType {
      return HKCategorySample(type: type, value: value % 3, start: date, end: date + 10)
    }
    let quantity =
      type == heart
      ? HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: Double(60 + value))
      : HKQuantity(
        unit: type == mass ? .gramUnit(with: .kilo) : .count(), doubleValue: Double(value))
    return HKQuantitySample(
      type: type as? HKQuantityType ?? steps, quantity: quantity, start: date, end: date + 10)
  }

  private func save(_ samples: [HKSample], _ bench: HealthBench) {
    let box = HealthBench.Box<Bool>()
    bench.phone.run {
      HKHealthStore().save(samples) { isDone, _ in MainActor.assumeIsolated { box.put(isDone) } }
    }
    bench.phone.wait(0.1)
    #expect(box.all == [true])
  }

  private func delete(_ samples: [HKSample], _ bench: HealthBench) {
    let box = HealthBench.Box<Bool>()
    bench.phone.run {
      HKHealthStore().delete(samples) { isDone, _ in MainActor.assumeIsolated { box.put(isDone) } }
    }
    bench.phone.wait(0.1)
    #expect(box.all == [true])
  }

  private func page(
    _ descriptors: [HKQueryDescriptor], after anchor: HKQueryAnchor?,
    limit: Int = HKObjectQueryNoLimit, _ bench: HealthBench
  ) throws -> Page {
    let box = HealthBench.Box<Page>()
    bench.phone.run {
      let query = HKAnchoredObjectQuery(
        queryDescriptors: descriptors, anchor: anchor, limit: limit
      ) { query, samples, deleted, anchor, _ in
        MainActor.assumeIsolated {
          #expect(query.objectType == nil)
          guard let samples, let deleted, let anchor else { return }
          box.put(Page(added: samples, deleted: deleted.map(\.uuid), anchor: anchor))
        }
      }
      HKHealthStore().execute(query)
    }
    bench.phone.wait(0.3)
    #expect(box.all.count == 1)
    return try #require(box.value)
  }

  private func archived(_ anchor: HKQueryAnchor) throws -> HKQueryAnchor {
    let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
    return try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data))
  }

  // MARK: Anchored queries

  @Test("Health.QU7. An anchor of one type goes on with others, after the same change")
  func order() throws {
    let bench = HealthBench(steps, heart, sleep)
    let all = [steps, heart, sleep].map { HKQueryDescriptor(sampleType: $0, predicate: nil) }
    let first = [sample(steps, 1, at: bench.noon), sample(heart, 2, at: bench.noon)]
    save(first, bench)
    // The anchor of steps alone stands after the heart rate as well.
    let old = try page([all[0]], after: nil, bench)
    #expect(old.added.map(\.uuid) == [first[0].uuid])
    let second = [sample(sleep, 0, at: bench.noon), sample(heart, 3, at: bench.noon - 500)]
    save(second, bench)
    delete([first[0]], bench)
    let news = try page(all, after: archived(old.anchor), bench)
    #expect(news.added.map(\.uuid) == second.map(\.uuid) && news.deleted == [first[0].uuid])
    let nothing = try page(all, after: news.anchor, bench)
    #expect(nothing.added.isEmpty && nothing.deleted.isEmpty && nothing.anchor == news.anchor)
    // Without an anchor all that is stored comes, and what was deleted.
    let whole = try page(all, after: nil, bench)
    #expect(whole.added.map(\.uuid) == [first[1].uuid] + second.map(\.uuid))
    #expect(whole.deleted == [first[0].uuid] && whole.anchor == news.anchor)
    #expect(try page([], after: old.anchor, bench).anchor == old.anchor)
  }

  @Test("Health.QU8. Each descriptor has its own conditions, and a sample comes once")
  func conditions() throws {
    let bench = HealthBench(steps, heart)
    let unit = HKUnit.count()
    let many = HKQuery.predicateForQuantitySamples(
      with: .greaterThan, quantity: HKQuantity(unit: unit, doubleValue: 5))
    // A predicate that only the framework can evaluate.
    let even = NSPredicate { object, _ in
      guard let sample = object as? HKQuantitySample else { return false }
      return Int(sample.quantity.doubleValue(for: .count())).isMultiple(of: 2)
    }
    let values = Array(1...8)
    save(values.map { sample(steps, $0, at: bench.noon + Double($0)) }, bench)
    save([sample(heart, 1, at: bench.noon)], bench)
    let descriptors = [
      HKQueryDescriptor(sampleType: steps, predicate: many),
      HKQueryDescriptor(sampleType: heart, predicate: nil),
      HKQueryDescriptor(sampleType: steps, predicate: even),
    ]
    func counts(_ samples: [HKSample]) -> [Int] {
      samples.compactMap { $0 as? HKQuantitySample }.map {
        Int(
          $0.quantity.doubleValue(for: $0.quantityType == heart ? HKUnit(from: "count/min") : unit))
      }
    }
    #expect(counts(try page(descriptors, after: nil, bench).added) == [2, 4, 6, 7, 8, 61])
    #expect(counts(try page(Array(descriptors[..<2]), after: nil, bench).added) == [6, 7, 8, 61])
    // The limit counts what meets the conditions, also if the framework evaluates them.
    var anchor: HKQueryAnchor?
    var pages: [[Int]] = []
    for _ in 0..<4 {
      let page = try page(descriptors, after: anchor, limit: 2, bench)
      pages.append(counts(page.added))
      anchor = page.anchor
    }
    #expect(pages == [[2, 4], [6, 7], [8, 61], []])
  }

  @Test(
    "Health.QU7, Health.QU8. Random saves and deletions come once, whatever the limits",
    arguments: RandomCases.seeds(4))
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let bench = HealthBench(steps, heart, sleep, mass)
    let types: [HKSampleType] = [steps, heart, sleep, mass]
    let even = NSPredicate { object, _ in
      ((object as? HKCategorySample)?.value ?? 0).isMultiple(of: 2)
    }
    let late = HKQuery.predicateForSamples(
      withStart: bench.noon + 500, end: nil, options: .strictStartDate)
    let descriptors = [
      HKQueryDescriptor(sampleType: steps, predicate: nil),
      HKQueryDescriptor(sampleType: sleep, predicate: even),
      HKQueryDescriptor(sampleType: heart, predicate: late),
      HKQueryDescriptor(sampleType: sleep, predicate: late),
    ]
    func isAsked(_ sample: HKSample) -> Bool {
      let isLate = sample.startDate >= bench.noon + 500
      return switch sample.sampleType {
      case steps: true
      case sleep: isLate || even.evaluate(with: sample)
      case heart: isLate
      default: false
      }
    }
    var saved: [UUID: HKSample] = [:]
    var stored: [HKSample] = []
    var (added, deleted): ([UUID: Int], [UUID: Int]) = ([:], [:])
    var anchor: HKQueryAnchor?
    var number = 0
    func read(limit: Int) throws -> Int {
      let page = try page(descriptors, after: anchor, limit: limit, bench)
      number += 1
      let count = page.added.count + page.deleted.count
      #expect(limit == HKObjectQueryNoLimit || count <= limit)
      for sample in page.added {
        #expect(isAsked(sample) && deleted[sample.uuid] == nil)
        #expect(added.updateValue(number, forKey: sample.uuid) == nil, "seed \(seed)")
      }
      for uuid in page.deleted {
        #expect(deleted.updateValue(number, forKey: uuid) == nil, "seed \(seed)")
      }
      anchor = Bool.random(using: &random) ? try archived(page.anchor) : page.anchor
      return count
    }
    for _ in 0..<20 {
      let new = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        sample(
          types[Int.random(in: 0..<4, using: &random)], Int.random(in: 0...9, using: &random),
          at: bench.noon + Double(Int.random(in: 0...1000, using: &random)))
      }
      save(new, bench)
      for sample in new { saved[sample.uuid] = sample }
      stored += new
      stored.shuffle(using: &random)
      let old = Array(stored.prefix(Int.random(in: 0...3, using: &random)))
      stored.removeFirst(old.count)
      if !old.isEmpty { delete(old, bench) }
      for _ in 0..<Int.random(in: 0...1, using: &random) {
        _ = try read(limit: Int.random(in: 1...6, using: &random))
      }
    }
    var count = 1
    while count > 0 { count = try read(limit: 4) }
    let left = Set(added.keys).subtracting(deleted.keys)
    #expect(left == Set(stored.filter(isAsked).map(\.uuid)), "seed \(seed)")
    let gone = Set(saved.keys).subtracting(stored.map(\.uuid)).filter {
      saved[$0]?.sampleType != mass
    }
    #expect(Set(deleted.keys) == gone, "seed \(seed)")
    for (uuid, page) in deleted {
      if let before = added[uuid] { #expect(before < page, "seed \(seed)") }
    }
  }

  @Test("Health.QU5, Health.QU7. An update handler hears of each type, and of no other")
  func live() throws {
    let bench = HealthBench(steps, heart, mass)
    let box = HealthBench.Box<Page>()
    let query = bench.phone.run {
      let query = HKAnchoredObjectQuery(
        queryDescriptors: [steps, heart].map { HKQueryDescriptor(sampleType: $0, predicate: nil) },
        anchor: nil, limit: HKObjectQueryNoLimit
      ) { _, samples, deleted, anchor, _ in
        MainActor.assumeIsolated {
          box.put(anchor.map { Page(added: samples ?? [], deleted: [], anchor: $0) })
        }
      }
      query.updateHandler = { _, samples, deleted, anchor, _ in
        MainActor.assumeIsolated {
          let gone = (deleted ?? []).map(\.uuid)
          box.put(anchor.map { Page(added: samples ?? [], deleted: gone, anchor: $0) })
        }
      }
      HKHealthStore().execute(query)
      return query
    }
    bench.phone.wait(0.2)
    #expect(box.all.count == 1)
    let both = [sample(steps, 1, at: bench.noon), sample(heart, 1, at: bench.noon)]
    save(both, bench)
    bench.phone.wait(0.2)
    #expect(box.all.flatMap(\.added).map(\.uuid) == both.map(\.uuid))
    let told = box.all.count
    save([sample(mass, 70, at: bench.noon)], bench)
    bench.phone.wait(0.2)
    #expect(box.all.count == told)
    delete([both[1]], bench)
    bench.phone.wait(0.2)
    #expect(box.all.count == told + 1 && box.value?.deleted == [both[1].uuid])
    bench.phone.run { HKHealthStore().stop(query) }
    delete([both[0]], bench)
    bench.phone.wait(0.2)
    #expect(box.all.count == told + 1)
  }

  @Test("Health.QU9. A type that was never asked for refuses the whole query")
  func undecided() {
    let bench = HealthBench(steps)
    let box = HealthBench.Box<HKError.Code>()
    bench.phone.run {
      let descriptors = [steps, heart].map { HKQueryDescriptor(sampleType: $0, predicate: nil) }
      HKHealthStore().execute(
        HKAnchoredObjectQuery(queryDescriptors: descriptors, anchor: nil, limit: 5) {
          _, samples, deleted, anchor, error in
          MainActor.assumeIsolated { box.put((error as? HKError)?.code) }
          #expect(samples == nil && deleted == nil && anchor == nil)
        })
      HKHealthStore().execute(
        HKObserverQuery(queryDescriptors: descriptors) { _, types, _, error in
          MainActor.assumeIsolated { box.put((error as? HKError)?.code) }
          #expect(types == nil)
        })
    }
    bench.phone.wait(0.3)
    #expect(
      box.all == [.errorAuthorizationNotDetermined, .errorAuthorizationNotDetermined])
  }

  /// Archives the number under the key that anchors have always had.
  private final class EarlierAnchor: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let row: Int

    init(row: Int) {
      self.row = row
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) { coder.encode(row, forKey: "row") }
  }

  @Test("Health.QU12. An archive of an anchor has its number alone, as earlier ones have")
  func archives() throws {
    let anchor = HKQueryAnchor(fromValue: 41)
    #expect(try archived(anchor) == anchor)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.setClassName("HKQueryAnchor", for: EarlierAnchor.self)
    archiver.encode(EarlierAnchor(row: 41), forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.setClass(HKQueryAnchor.self, forClassName: "HKQueryAnchor")
    let read = reader.decodeObject(of: HKQueryAnchor.self, forKey: NSKeyedArchiveRootObjectKey)
    #expect(read == anchor)
  }

  // MARK: Other queries

  @Test("Health.QU10. A sample query merges the types in one order, and its limit counts all")
  func samples() throws {
    let bench = HealthBench(steps, heart, sleep)
    let all = (0..<9).map { index in
      sample([steps, heart, sleep][index % 3], index, at: bench.noon + Double(index * 20))
    }
    save(all.reversed(), bench)
    let late = HKQuery.predicateForSamples(
      withStart: bench.noon + 60, end: nil, options: .strictStartDate)
    let descriptors = [
      HKQueryDescriptor(sampleType: sleep, predicate: nil),
      HKQueryDescriptor(sampleType: steps, predicate: late),
      HKQueryDescriptor(sampleType: heart, predicate: nil),
      // Named twice: a sample comes once nevertheless.
      HKQueryDescriptor(sampleType: sleep, predicate: late),
    ]
    let box = HealthBench.Box<[UUID]>()
    let receive: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void = { _, samples, _ in
      MainActor.assumeIsolated { box.put(samples?.map(\.uuid)) }
    }
    let end = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
    let start = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
    let queries = bench.phone.run {
      let none = HKObjectQueryNoLimit
      let queries = [
        HKSampleQuery(queryDescriptors: descriptors, limit: none, resultsHandler: receive),
        HKSampleQuery(queryDescriptors: descriptors, limit: 4, resultsHandler: receive),
        HKSampleQuery(
          queryDescriptors: descriptors, limit: 3, sortDescriptors: [end], resultsHandler: receive),
        HKSampleQuery(
          queryDescriptors: descriptors, limit: none, sortDescriptors: [start],
          resultsHandler: receive),
        HKSampleQuery(queryDescriptors: [], limit: none, resultsHandler: receive),
      ]
      return queries
    }
    for query in queries {
      bench.phone.run { HKHealthStore().execute(query) }
      bench.phone.wait(0.3)
    }
    let wanted = all.dropFirst().map(\.uuid)
    try #require(box.all.count == 5)
    #expect(box.all[0] == wanted && box.all[1] == Array(wanted.prefix(4)))
    #expect(box.all[2] == Array(wanted.reversed().prefix(3)))
    #expect(box.all[3] == wanted.reversed() && box.all[4] == [])
    #expect(queries[0].sortDescriptors == nil && queries[2].sortDescriptors == [end])
  }

  @Test("Health.QU11. An observer query names all types at its start, then those that changed")
  func observer() throws {
    let bench = HealthBench(steps, heart, sleep, mass)
    let box = HealthBench.Box<Set<HKSampleType>>()
    bench.phone.run {
      // Of feelings the phone keeps no samples (Health.TY3).
      let types = [steps, heart, sleep, HKObjectType.stateOfMindType()]
      HKHealthStore().execute(
        HKObserverQuery(
          queryDescriptors: types.map { HKQueryDescriptor(sampleType: $0, predicate: nil) }
        ) { _, types, done, error in
          MainActor.assumeIsolated { box.put(types) }
          #expect(error == nil)
          done()
        })
    }
    bench.phone.wait(0.3)
    #expect(box.all == [[steps, heart, sleep, HKObjectType.stateOfMindType()]])
    save([sample(heart, 1, at: bench.noon)], bench)
    bench.phone.wait(0.2)
    #expect(box.all.count == 2 && box.value == [heart])
    save([sample(steps, 1, at: bench.noon), sample(sleep, 1, at: bench.noon)], bench)
    bench.phone.wait(0.2)
    #expect(
      box.all.dropFirst(2).reduce(into: Set<HKSampleType>()) { $0.formUnion($1) } == [steps, sleep])
    let told = box.all.count
    save([sample(mass, 70, at: bench.noon)], bench)
    bench.phone.wait(0.2)
    #expect(box.all.count == told)
  }

  // MARK: Descriptors

  /// Gives the phone and the app's tasks turns until something has happened.
  private func settle(
    _ phone: SimulatedPhone, turns: Int = 200, until isDone: () -> Bool
  ) async {
    for _ in 0..<turns where !isDone() {
      phone.wait(0.05)
      await Task.yield()
    }
  }

  @Test("Health.AD2. A descriptor of several types reads page by page, and hears of changes")
  func descriptors() async throws {
    let bench = HealthBench(steps, heart, sleep)
    let phone = bench.phone
    let types: [HKSampleType] = [steps, heart, sleep]
    let all = (0..<7).map { sample(types[$0 % 3], $0, at: bench.noon + Double($0)) }
    save(all, bench)
    let predicates = types.map { HKSamplePredicate.sample(type: $0) }
    #expect(predicates.map(\.sampleType) == types && predicates[0].nsPredicate == nil)
    let (pages, live) = (HealthBench.Box<[UUID]>(), HealthBench.Box<[UUID]>())
    let codes = HealthBench.Box<HKError.Code>()
    let task = phone.run {
      Task {
        var descriptor = HKAnchoredObjectQueryDescriptor(
          predicates: predicates, anchor: nil, limit: 3)
        var isDone = false
        while !isDone {
          let result = try await descriptor.result(for: HKHealthStore())
          pages.put(result.addedSamples.map(\.uuid))
          descriptor.anchor = result.newAnchor
          isDone = result.addedSamples.isEmpty
        }
        // Later changes come without a limit.
        do {
          for try await _ in descriptor.results(for: HKHealthStore()) { codes.put(.noError) }
        } catch {
          codes.put((error as? HKError)?.code)
        }
        descriptor.limit = nil
        let changes: HKAnchoredObjectQueryDescriptor<HKSample>.Results = descriptor.results(
          for: HKHealthStore())
        for try await result in changes {
          live.put(result.addedSamples.map(\.uuid) + result.deletedObjects.map(\.uuid))
        }
      }
    }
    await settle(phone) { live.all.count == 1 }
    let uuids = all.map(\.uuid)
    #expect(pages.all == [Array(uuids[..<3]), Array(uuids[3..<6]), [uuids[6]], []])
    #expect(live.all == [[]] && codes.all == [.errorInvalidArgument])
    delete([all[1]], bench)
    await settle(phone) { live.all.count == 2 }
    let new = sample(sleep, 1, at: bench.noon)
    save([new], bench)
    await settle(phone) { live.all.count == 3 }
    #expect(live.all == [[], [uuids[1]], [new.uuid]])
    task.cancel()
  }
}
