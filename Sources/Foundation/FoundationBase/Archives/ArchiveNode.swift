internal import CTactusPropertyList

/// A value of a property list with references, the form of keyed archives.
enum ArchiveNode {
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case data(Data)
  /// The index of an object in the list of all objects of the archive.
  case reference(Int)
  case array([ArchiveNode])
  case dictionary([String: ArchiveNode])

  /// The members of a dictionary; `nil` for another value.
  var members: [String: ArchiveNode]? {
    if case .dictionary(let members) = self { return members }
    return nil
  }

  /// The elements of an array; `nil` for another value.
  var elements: [ArchiveNode]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The text of a string; `nil` for another value.
  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The index of a reference; `nil` for another value.
  var index: Int? {
    if case .reference(let index) = self { return index }
    return nil
  }

  /// The number of a Boolean value, an integer or a real; `nil` for another value.
  var number: NSNumber? {
    switch self {
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    default: nil
    }
  }

  // MARK: Files

  /// Reads the bytes of a property list, binary or XML; `nil` if they are damaged.
  init?(_ data: Data) {
    var root: plist_t?
    data.withUnsafeBytes { buffer in
      guard let bytes = buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        let count = UInt32(exactly: buffer.count), count > 8
      else { return }
      if data.starts(with: Array("bplist".utf8)) {
        let limit = max(Self.maximumBytes, UInt64(count) * 8)
        guard tactus_plist_binary_fits(bytes, UInt64(count), limit) != 0 else { return }
        plist_from_bin(bytes, count, &root)
      } else if tactus_plist_xml_fits(bytes, UInt64(count)) != 0 {
        plist_from_xml(bytes, count, &root)
      }
    }
    guard let root else { return nil }
    defer { plist_free(root) }
    guard let node = Self.node(root, depth: 0) else { return nil }
    self = node
  }

  /// Returns the bytes of a property list.
  func encoded(as format: PropertyListSerialization.PropertyListFormat) -> Data {
    let root = propertyList
    defer { plist_free(root) }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: UInt32 = 0
    if format == .xml {
      plist_to_xml(root, &bytes, &count)
    } else {
      plist_to_bin(root, &bytes, &count)
    }
    guard let bytes else { return Data() }
    defer { free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The bytes of all values, each where it is referred to, beyond which a small property list
  /// counts as damaged (a guess).
  private static let maximumBytes: UInt64 = 64 << 20

  /// The depth beyond which a property list counts as damaged; archives have a depth of 4.
  private static let maximumDepth = 32

  private static func node(_ item: plist_t, depth: Int) -> ArchiveNode? {
    guard depth < maximumDepth else { return nil }
    switch plist_get_node_type(item) {
    case PLIST_BOOLEAN:
      var value: UInt8 = 0
      plist_get_bool_val(item, &value)
      return .bool(value != 0)
    case PLIST_UINT:
      var value: UInt64 = 0
      plist_get_uint_val(item, &value)
      return .integer(Int64(bitPattern: value))
    case PLIST_REAL:
      var value = 0.0
      plist_get_real_val(item, &value)
      return .real(value)
    case PLIST_STRING:
      var count: UInt64 = 0
      guard let bytes = plist_get_string_ptr(item, &count) else { return .string("") }
      let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      return .string(String(decoding: buffer, as: UTF8.self))
    case PLIST_DATA:
      var count: UInt64 = 0
      guard let bytes = plist_get_data_ptr(item, &count) else { return .data(Data()) }
      return .data(Data(bytes: bytes, count: Int(count)))
    case PLIST_UID:
      var value: UInt64 = 0
      plist_get_uid_val(item, &value)
      return Int(exactly: value).map { .reference($0) }
    case PLIST_ARRAY:
      var nodes: [ArchiveNode] = []
      for index in 0..<plist_array_get_size(item) {
        guard let child = plist_array_get_item(item, index),
          let node = node(child, depth: depth + 1)
        else { return nil }
        nodes.append(node)
      }
      return .array(nodes)
    case PLIST_DICT: return dictionary(item, depth: depth)
    default: return nil
    }
  }

  private static func dictionary(_ item: plist_t, depth: Int) -> ArchiveNode? {
    var iterator: plist_dict_iter?
    plist_dict_new_iter(item, &iterator)
    defer { free(iterator) }
    var members: [String: ArchiveNode] = [:]
    while true {
      var key: UnsafeMutablePointer<CChar>?
      var value: plist_t?
      plist_dict_next_item(item, iterator, &key, &value)
      guard let key else { break }
      defer { free(key) }
      guard let value, let node = node(value, depth: depth + 1) else { return nil }
      members[String(cString: key)] = node
    }
    // The XML form of a reference.
    if members.count == 1, case .integer(let number)? = members["CF$UID"] {
      return .reference(Int(number))
    }
    return .dictionary(members)
  }

  /// The value as a node of the library, which the caller frees.
  private var propertyList: plist_t? {
    switch self {
    case .bool(let value): return plist_new_bool(value ? 1 : 0)
    case .integer(let value): return plist_new_uint(UInt64(bitPattern: value))
    case .real(let value): return plist_new_real(value)
    case .string(let text): return plist_new_string(text)
    case .data(let data):
      return data.withUnsafeBytes {
        plist_new_data($0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt64($0.count))
      }
    case .reference(let index): return plist_new_uid(UInt64(index))
    case .array(let nodes):
      let array = plist_new_array()
      for node in nodes { plist_array_append_item(array, node.propertyList) }
      return array
    case .dictionary(let members):
      let dictionary = plist_new_dict()
      // Equal archives have equal bytes.
      for (key, node) in members.sorted(by: { $0.key < $1.key }) {
        plist_dict_set_item(dictionary, key, node.propertyList)
      }
      return dictionary
    }
  }
}
