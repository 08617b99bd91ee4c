internal import CTactusPropertyList
internal import CTactusXML
internal import Glibc
import TactusInstalledApps
import TactusJSON

/// A property list file in its XML or binary form.
public enum PropertyListFile {
  /// Reads a file.
  ///
  /// - Throws: `BundleError`, with the line if the file is XML.
  public static func read(_ path: String) throws(BundleError) -> PropertyListValue {
    let bytes = try contents(of: path)
    if bytes.starts(with: Array("bplist".utf8)) { return try binary(bytes, path) }
    return try xml(bytes, path)
  }

  /// Returns the bytes of a regular file.
  ///
  /// - Throws: `BundleError` if it cannot be read, or exceeds the limit.
  static func contents(of path: String) throws(BundleError) -> [UInt8] {
    do throws(SourceTextError) {
      return Array(try SourceText.read(path, byteLimit: maximumBytes).bytes)
    } catch {
      throw BundleError(file: path, error.diagnostic.message)
    }
  }

  // MARK: Internals

  /// The largest property list that is read, in bytes.
  ///
  /// - Source: ours: hundreds of times a usual one. Confidence: guess.
  private static let maximumBytes = 1 << 20

  // MARK: XML

  private static func xml(_ bytes: [UInt8], _ path: String) throws(BundleError) -> PropertyListValue
  {
    guard !bytes.isEmpty else { throw BundleError(file: path, "is empty") }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_NOCDATA.rawValue
    xmlResetLastError()
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), path, nil,
        Int32(options))
    }
    guard let document else {
      let error = xmlGetLastError()
      let text = error?.pointee.message.map { String(cString: $0) } ?? "not XML"
      throw BundleError(
        file: path, line: error.map { Int($0.pointee.line) },
        "is no property list: \(text.split(separator: "\n").first ?? "")")
    }
    defer { xmlFreeDoc(document) }
    guard xml_has_entities(document) == 0 else {
      throw BundleError(
        file: path, line: 1, "expected no entities, found a declaration of one")
    }
    guard let root = xmlDocGetRootElement(document), name(of: root) == "plist" else {
      throw BundleError(file: path, line: 1, "expected <plist>, found another root element")
    }
    guard let node = children(of: root).first else {
      throw BundleError(file: path, line: line(of: root), "expected a value in <plist>, found none")
    }
    return try value(of: node, path, depth: 0)
  }

  private static func value(
    of node: xmlNodePtr, _ path: String, depth: Int
  ) throws(BundleError) -> PropertyListValue {
    let line = line(of: node)
    func failure(_ message: String) -> BundleError { BundleError(file: path, line: line, message) }
    guard depth < PropertyListValue.maximumDepth else {
      throw failure("values are nested deeper than \(PropertyListValue.maximumDepth) levels")
    }
    let content: PropertyListValue.Content
    switch name(of: node) {
    case "string": content = .string(text(of: node))
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "integer":
      guard let number = integer(trimmed(text(of: node))) else {
        throw failure("expected a whole number, found '\(text(of: node).prefix(40))'")
      }
      content = .integer(number)
    case "real":
      guard let number = Double(trimmed(text(of: node))) else {
        throw failure("expected a number, found '\(text(of: node).prefix(40))'")
      }
      content = .real(number)
    case "date": content = .date(trimmed(text(of: node)))
    case "data": content = .data(text(of: node).filter { !$0.isWhitespace })
    case "array":
      var values: [PropertyListValue] = []
      for child in children(of: node) {
        values.append(try value(of: child, path, depth: depth + 1))
      }
      content = .array(values)
    case "dict": content = .dictionary(try members(of: node, path, depth: depth))
    case let other: throw failure("expected a value, found <\(other)>")
    }
    return PropertyListValue(content, line: line)
  }

  private static func members(
    of node: xmlNodePtr, _ path: String, depth: Int
  ) throws(BundleError) -> [String: PropertyListValue] {
    var members: [String: PropertyListValue] = [:]
    var key: String?
    for child in children(of: node) {
      guard let name = key else {
        guard self.name(of: child) == "key" else {
          throw BundleError(
            file: path, line: line(of: child), "expected <key>, found <\(self.name(of: child))>")
        }
        key = text(of: child)
        continue
      }
      // Foundation keeps the first of two equal keys.
      let value = try value(of: child, path, depth: depth + 1)
      if members[name] == nil { members[name] = value }
      key = nil
    }
    if let key {
      throw BundleError(
        file: path, line: line(of: node), "expected a value for '\(key)', found none")
    }
    return members
  }

  private static func children(of node: xmlNodePtr) -> [xmlNodePtr] {
    var children: [xmlNodePtr] = []
    var next = node.pointee.children
    while let child = next {
      if child.pointee.type == XML_ELEMENT_NODE { children.append(child) }
      next = child.pointee.next
    }
    return children
  }

  private static func name(of node: xmlNodePtr) -> String {
    node.pointee.name.map { String(cString: $0) } ?? ""
  }

  private static func line(of node: xmlNodePtr) -> Int { Int(xmlGetLineNo(node)) }

  private static func text(of node: xmlNodePtr) -> String {
    guard let text = xmlNodeGetContent(node) else { return "" }
    // `xmlFree` is a variable, which no concurrent code may read; it is this function.
    defer { free(text) }
    return String(cString: text)
  }

  private static func trimmed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func integer(_ text: String) -> Int64? {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int64(text) }
    return Int64((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
  }

  // MARK: Binary

  private static func binary(
    _ bytes: [UInt8], _ path: String
  ) throws(BundleError) -> PropertyListValue {
    var root: plist_t?
    let expandedBytes = maximumBytes * 16
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard tactus_plist_binary_fits(start, UInt64(buffer.count), UInt64(expandedBytes)) != 0
      else { return }
      plist_from_bin(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count), &root)
    }
    guard let root else {
      throw BundleError(
        file: path,
        "is a damaged binary property list, or one whose values have more than \(expandedBytes) "
          + "bytes or are nested too deeply")
    }
    defer { plist_free(root) }
    // Its XML form has one way to values, and no cycles.
    var text: UnsafeMutablePointer<CChar>?
    var count: UInt32 = 0
    plist_to_xml(root, &text, &count)
    guard let text else { throw BundleError(file: path, "is a damaged binary property list") }
    defer { free(text) }
    let form = UnsafeRawBufferPointer(start: text, count: Int(count))
    guard form.count <= maximumBytes * 4 else {
      throw BundleError(file: path, "has more than \(maximumBytes * 4) bytes as text")
    }
    return withoutLines(try xml(Array(form), path))
  }

  private static func withoutLines(_ value: PropertyListValue) -> PropertyListValue {
    switch value.content {
    case .array(let values): PropertyListValue(.array(values.map(withoutLines)))
    case .dictionary(let members): PropertyListValue(.dictionary(members.mapValues(withoutLines)))
    default: PropertyListValue(value.content)
    }
  }
}
