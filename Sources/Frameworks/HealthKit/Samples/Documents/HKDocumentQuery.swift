/// A query for documents.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKDocumentQuery: HKQuery, @unchecked Sendable {
  /// A handler of documents, with whether they are the last ones, or of an error.
  public typealias Handler =
    @Sendable (HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void

  /// The maximum number of documents; `HKObjectQueryNoLimit` for all.
  public let limit: Int
  /// The order; `nil` for that of the beginnings.
  public let sortDescriptors: [NSSortDescriptor]?
  /// Whether the data of the documents is included.
  public let includeDocumentData: Bool
  private let type: HKDocumentType
  private let handler: Handler

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - documentType: The type.
  ///   - predicate: The conditions; `nil` for none.
  ///   - limit: The maximum number of documents; `HKObjectQueryNoLimit` for all.
  ///   - sortDescriptors: The order; `nil` for that of the beginnings.
  ///   - includeDocumentData: Whether documents are returned besides their names.
  ///   - resultsHandler: Receives all documents in one call, or an error.
  @preconcurrency
  public init(
    documentType: HKDocumentType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?, includeDocumentData: Bool,
    resultsHandler: @escaping Handler
  ) {
    type = documentType
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    self.includeDocumentData = includeDocumentData
    handler = resultsHandler
    super.init(documentType, predicate)
  }

  override func start(_ service: HealthService) {
    let collector = SampleCollector(
      service, [(type, predicate)], limit: limit, sortDescriptors: sortDescriptors ?? [])
    collector.run { [self] result in
      guard !isStopped else { return }
      switch result {
      case .failure(let error): handler(self, nil, true, error)
      case .success(let samples):
        let documents = samples.map {
          HKCDADocumentSample(model: $0.model, hasData: includeDocumentData)
        }
        handler(self, documents, true, nil)
      }
    }
  }
}
