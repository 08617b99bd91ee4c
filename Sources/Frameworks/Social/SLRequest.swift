import Synchronization

/// A closure that receives the response of a service.
public typealias SLRequestHandler = @Sendable (Data?, HTTPURLResponse?, (any Error)?) -> Void

/// An HTTP request to a service, with parameters or a multipart body.
///
/// The request is not signed (Accounts.SL2).
///
/// - Thread: any; a lock guards its state, and the app sets the account beforehand.
open class SLRequest: NSObject, @unchecked Sendable {
  private let method: SLRequestMethod
  private let address: URL
  private let values: [AnyHashable: Any]
  private let parts = Mutex<[RequestPart]>([])

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a request.
  ///
  /// - Parameters:
  ///   - serviceType: The service.
  ///   - requestMethod: The HTTP method.
  ///   - url: The URL, without parameters.
  ///   - parameters: The parameters, strings by name.
  public init!(
    forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!,
    parameters: [AnyHashable: Any]!
  ) {
    guard let url else { return nil }
    (method, address, values) = (requestMethod, url, parameters ?? [:])
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The account that signs the request; stored, because the system has no accounts.
  open var account: ACAccount!
  /// The HTTP method.
  open var requestMethod: SLRequestMethod { method }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The URL.
  open var url: URL! { address }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The parameters.
  open var parameters: [AnyHashable: Any]! { values }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Adds a part with data, which makes the body multipart.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - name: The name of the part.
  ///   - type: The MIME type of the data.
  ///   - filename: The name of the file.
  open func addMultipartData(
    _ data: Data!, withName name: String!, type: String!, filename: String!
  ) {
    guard let data, let name else { return }
    let part = RequestPart(name: name, type: type, fileName: filename, data: data)
    parts.withLock { $0.append(part) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns an unsigned `URLRequest`.
  open func preparedURLRequest() -> URLRequest! {
    let parts = parts.withLock { $0 }
    let items = values.map { URLQueryItem(name: "\($0.key)", value: "\($0.value)") }
      .sorted { $0.name < $1.name }
    var request = URLRequest(url: address)
    if !parts.isEmpty {
      let boundary = "Boundary-\(UUID().uuidString)"
      request.setValue(
        "multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
      let fields = items.map { RequestPart(name: $0.name, data: Data(($0.value ?? "").utf8)) }
      request.httpBody = RequestPart.body(of: fields + parts, boundary: boundary)
    } else if !items.isEmpty {
      var form = URLComponents()
      form.queryItems = items
      // A server reads a plus sign as a space, also in a URL.
      let query = (form.percentEncodedQuery ?? "").replacing("+", with: "%2B")
      if method == .POST || method == .PUT {
        request.setValue(
          "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(query.utf8)
      } else {
        var components = URLComponents(url: address, resolvingAgainstBaseURL: true)
        let own = components?.percentEncodedQuery.map { $0 + "&" } ?? ""
        components?.percentEncodedQuery = own + query
        request.url = components?.url ?? address
      }
    }
    request.httpMethod = method.name
    return request
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Sends the request, and calls a closure with the response on another thread.
  open func perform(handler: SLRequestHandler!) {
    URLSession.shared.dataTask(with: preparedURLRequest()) { data, response, error in
      handler?(data, response as? HTTPURLResponse, error)
    }.resume()
  }
}
