/// The ranges of the parts of a URL in the bytes of its text.
struct URLByteRanges {
  private var ranges: [CFURLComponentType: Range<Int>] = [:]
  private let count: Int

  /// The parts that contain no others, in the order of a text.
  private static let order: [CFURLComponentType] = [
    .scheme, .user, .password, .host, .port, .path, .query, .fragment,
  ]

  init(_ text: String) {
    count = text.utf8.count
    guard let parts = URLComponents(string: text), let written = parts.string, written == text
    else {
      return
    }
    let found: [(CFURLComponentType, Range<String.Index>?)] = [
      (.scheme, parts.rangeOfScheme), (.user, parts.rangeOfUser),
      (.password, parts.rangeOfPassword), (.host, parts.rangeOfHost), (.port, parts.rangeOfPort),
      (.path, parts.rangeOfPath), (.query, parts.rangeOfQuery), (.fragment, parts.rangeOfFragment),
    ]
    for case (let part, let range?) in found {
      let start = written.utf8.distance(from: written.startIndex, to: range.lowerBound)
      ranges[part] =
        start..<start + written.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
    if let scheme = ranges[.scheme], ranges[.host] == nil, let path = ranges[.path],
      !written.utf8.dropFirst(path.lowerBound).starts(with: "/".utf8)
    {
      // A URL without a hierarchy, such as one of an email address, has no path.
      ranges[.path] = nil
      ranges[.query] = nil
      ranges[.fragment] = nil
      ranges[.resourceSpecifier] = scheme.upperBound + 1..<count
    } else if let path = ranges[.path], path.upperBound < count {
      ranges[.resourceSpecifier] = path.upperBound..<count
    }
    ranges[.userInfo] = union(.user, .password)
    ranges[.netLocation] = ranges[.host] == nil ? nil : union(.user, .password, .host, .port)
  }

  /// Returns the range of a part; nil if there is none.
  func range(of part: CFURLComponentType) -> Range<Int>? { ranges[part] }

  /// Returns the range between the parts before and after a part.
  func outer(of part: CFURLComponentType) -> Range<Int> {
    let (first, last) = Self.bounds(of: part)
    let start = Self.order.prefix { $0 != first }.compactMap { ranges[$0]?.upperBound }.max() ?? 0
    let end = Self.order.reversed().prefix { $0 != last }.compactMap { ranges[$0]?.lowerBound }
      .min()
    return start..<max(start, end ?? count)
  }

  private func union(_ parts: CFURLComponentType...) -> Range<Int>? {
    let found = parts.compactMap { ranges[$0] }
    guard let start = found.map(\.lowerBound).min(), let end = found.map(\.upperBound).max() else {
      return nil
    }
    return start..<end
  }

  /// Returns the first and the last part that a part contains.
  private static func bounds(
    of part: CFURLComponentType
  ) -> (CFURLComponentType, CFURLComponentType) {
    switch part {
    case .netLocation: (.user, .port)
    case .userInfo: (.user, .password)
    case .resourceSpecifier, .parameterString: (.query, .fragment)
    default: (part, part)
    }
  }
}
