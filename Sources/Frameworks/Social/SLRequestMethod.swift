/// The HTTP method of a request.
public enum SLRequestMethod: Int, Sendable {
  /// The method `GET`.
  case GET = 0
  /// The method `POST`.
  case POST = 1
  /// The method `DELETE`.
  case DELETE = 2
  /// The method `PUT`.
  case PUT = 3

  /// The method's name in HTTP.
  var name: String {
    switch self {
    case .GET: "GET"
    case .POST: "POST"
    case .DELETE: "DELETE"
    case .PUT: "PUT"
    }
  }
}
