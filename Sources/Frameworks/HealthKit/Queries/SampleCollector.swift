internal import TactusHealthModel

/// A collector of the samples of several types in an order, with the samples that correlations
/// contain.
///
/// Sendable because nobody changes the predicates and descriptors that a query has.
struct SampleCollector: @unchecked Sendable {
  typealias Receiver = @MainActor @Sendable (Result<[HKSample], HKError>) -> Void

  private let service: HealthService
  private let types: [(type: HKSampleType, predicate: NSPredicate?)]
  private let limit: Int
  private let sortDescriptors: [NSSortDescriptor]

  init(
    _ service: HealthService, _ types: [(type: HKSampleType, predicate: NSPredicate?)],
    limit: Int = 0, sortDescriptors: [NSSortDescriptor] = []
  ) {
    self.service = service
    self.types = types
    self.limit = limit > 0 ? limit : .max
    self.sortDescriptors = sortDescriptors
  }

  /// Collects the samples.
  func run(_ receive: @escaping Receiver) {
    guard !types.isEmpty else { return service.later { receive(.success([])) } }
    collect(0, [], receive)
  }

  // MARK: Internals

  private func collect(_ index: Int, _ found: [HKSample], _ receive: @escaping Receiver) {
    let (type, predicate) = types[index]
    let conditions = HealthConditions(predicate)
    // The phone only sorts by the start; for other orders all samples are needed.
    let most = conditions.isComplete && phoneSorts ? limit : .max
    service.samples(
      type.identifier, conditions.filter, limit: most, isDescending: isDescending
    ) { result in
      switch result {
      case .failure(let error): receive(.failure(error))
      case .success(let models):
        var samples = models.map(HKSample.make)
        if !conditions.isComplete { samples = samples.filter(conditions.include) }
        // The samples of a type that occurs twice meet both conditions (Health.QU10).
        let isNamedTwice = types[..<index].contains { $0.type == type }
        let known = isNamedTwice ? Set(found.map(\.uuid)) : []
        let all = found + (isNamedTwice ? samples.filter { !known.contains($0.uuid) } : samples)
        guard index + 1 == types.count else { return collect(index + 1, all, receive) }
        let sorted = types.count == 1 && phoneSorts ? all : sort(all)
        addParts(Array(sorted.prefix(limit)), receive)
      }
    }
  }

  private var phoneSorts: Bool {
    sortDescriptors.isEmpty
      || (sortDescriptors.count == 1 && sortDescriptors[0].key == HKSampleSortIdentifierStartDate)
  }

  private var isDescending: Bool { phoneSorts && sortDescriptors.first?.ascending == false }

  private func sort(_ samples: [HKSample]) -> [HKSample] {
    guard !sortDescriptors.isEmpty else {
      return samples.sorted { $0.startDate < $1.startDate }
    }
    return samples.sorted { one, two in
      for descriptor in sortDescriptors {
        let order: ComparisonResult =
          switch descriptor.key {
          case HKSampleSortIdentifierStartDate: one.startDate.compare(two.startDate)
          case HKSampleSortIdentifierEndDate: one.endDate.compare(two.endDate)
          default: .orderedSame
          }
        guard order != .orderedSame else { continue }
        return (order == .orderedAscending) == descriptor.ascending
      }
      return false
    }
  }

  /// Fetches the samples that correlations contain.
  @MainActor
  private func addParts(_ samples: [HKSample], _ receive: @escaping Receiver) {
    var parts: [HealthUUID] = []
    for sample in samples { if case .correlation(let own) = sample.content { parts += own } }
    guard !parts.isEmpty else { return receive(.success(samples)) }
    service.send(.objects(parts)) { result in
      guard case .success(let payload) = result, let page = HealthPage(json: payload) else {
        return receive(.success(samples))
      }
      let found = Dictionary(
        page.samples.map { ($0.uuid, HKSample.make($0)) }, uniquingKeysWith: { one, _ in one })
      receive(
        .success(
          samples.map { sample in
            guard case .correlation(let own) = sample.content else { return sample }
            return HKCorrelation(model: sample.model, objects: Set(own.compactMap { found[$0] }))
          }))
    }
  }
}
