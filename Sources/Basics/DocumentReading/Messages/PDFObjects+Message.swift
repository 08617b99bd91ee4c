// The objects of a PDF document as bytes.

extension MessageWriter {
  mutating func write(_ objects: PDFObjects) {
    write(count: objects.root)
    write(count: objects.pages.count)
    for page in objects.pages { write(count: page) }
    write(count: objects.objects.count)
    for (number, value) in objects.objects.sorted(by: { $0.key < $1.key }) {
      write(count: number)
      write(value)
    }
  }

  private mutating func write(_ value: PDFValue) {
    switch value {
    case .null: write(UInt8(0))
    case .boolean(let flag):
      write(UInt8(1))
      write(flag)
    case .number(let number):
      write(UInt8(2))
      write(number)
    case .text(let bytes):
      write(UInt8(3))
      write(bytes: bytes)
    case .name(let name):
      write(UInt8(4))
      write(name)
    case .array(let values):
      write(UInt8(5))
      write(count: values.count)
      for value in values { write(value) }
    case .dictionary(let entries):
      write(UInt8(6))
      write(entries)
    case .stream(let entries, let bytes):
      write(UInt8(7))
      write(entries)
      write(bytes: bytes)
    case .reference(let number):
      write(UInt8(8))
      write(count: number)
    }
  }

  private mutating func write(_ entries: [String: PDFValue]) {
    write(count: entries.count)
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      write(key)
      write(value)
    }
  }
}

extension MessageReader {
  mutating func pdfObjects() throws(ReaderFailure) -> PDFObjects {
    let root = try count(atMost: ReaderLimits.objectNumber)
    var pages: [Int] = []
    for _ in 0..<(try count(atMost: ReaderLimits.pages, ofSize: 4)) {
      pages.append(try count(atMost: ReaderLimits.objectNumber))
    }
    var objects: [Int: PDFValue] = [:]
    for _ in 0..<(try count(atMost: ReaderLimits.objectNumber, ofSize: 5)) {
      let number = try count(atMost: ReaderLimits.objectNumber)
      objects[number] = try value(depth: 0)
    }
    return PDFObjects(objects: objects, root: root, pages: pages)
  }

  private mutating func value(depth: Int) throws(ReaderFailure) -> PDFValue {
    guard depth <= ReaderLimits.objectDepth else { throw .wrongAnswer }
    switch try byte() {
    case 0: return .null
    case 1: return .boolean(try flag())
    case 2: return .number(try double())
    case 3: return .text([UInt8](try slice(atMost: ReaderLimits.answerBytes)))
    case 4: return .name(try text(atMost: 1 << 12))
    case 5:
      var values: [PDFValue] = []
      for _ in 0..<(try count(atMost: ReaderLimits.answerBytes, ofSize: 1)) {
        values.append(try value(depth: depth + 1))
      }
      return .array(values)
    case 6: return .dictionary(try entries(depth: depth + 1))
    case 7:
      let entries = try entries(depth: depth + 1)
      return .stream(entries, [UInt8](try slice(atMost: ReaderLimits.answerBytes)))
    case 8: return .reference(try count(atMost: ReaderLimits.objectNumber))
    default: throw .wrongAnswer
    }
  }

  private mutating func entries(depth: Int) throws(ReaderFailure) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    for _ in 0..<(try count(atMost: ReaderLimits.answerBytes, ofSize: 5)) {
      let key = try text(atMost: 1 << 12)
      entries[key] = try value(depth: depth)
    }
    return entries
  }
}
