import TactusFoundation
import Testing

/// Tests of unique identifiers as bytes, and of renamed and exchanged files.
@Suite struct UniqueIdentifierTests {
  /// Returns the text that a function stores.
  private static func text(
    _ call: (UnsafePointer<UInt8>?, UnsafeMutablePointer<CChar>?) -> Void, _ bytes: [UInt8]
  ) -> String {
    var text = [CChar](repeating: 1, count: 37)
    call(bytes, &text)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("An identifier is written and read (Device.CL15)")
  func texts() {
    let bytes = (0..<16).map { UInt8($0 * 17) }
    let upper = "00112233-4455-6677-8899-AABBCCDDEEFF"
    #expect(Self.text(uuid_unparse, bytes) == upper)
    #expect(Self.text(uuid_unparse_upper, bytes) == upper)
    #expect(Self.text(uuid_unparse_lower, bytes) == upper.lowercased())
    var read = [UInt8](repeating: 0, count: 16)
    let result = uuid_parse(upper.lowercased(), &read)
    #expect(result == 0)
    #expect(read == bytes)
    #expect(uuid_parse("00112233", &read) == -1)
    #expect(uuid_parse(upper + "0", &read) == -1)
    #expect(uuid_parse(nil, &read) == -1)
    #expect(read == bytes)
  }

  @Test("New identifiers differ, and are random ones (Device.CL15)")
  func new() {
    var (one, other) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 16))
    #expect(uuid_is_null(one) == 1)
    uuid_generate(&one)
    uuid_generate_random(&other)
    #expect(one != other)
    #expect(one[6] >> 4 == 4)
    #expect(one[8] >> 6 == 2)
    #expect(uuid_is_null(one) == 0)
    #expect(uuid_compare(one, other) != 0)
    uuid_copy(&other, one)
    #expect(uuid_compare(one, other) == 0)
    uuid_clear(&one)
    #expect(one == [UInt8](repeating: 0, count: 16))
    #expect(uuid_compare(one, other) < 0)
    uuid_generate(nil)
    #expect(uuid_compare(nil, one) < 0)
  }

  @Test("Files are renamed without loss of another, or exchanged (Device.CL14)")
  func rename() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try folder.write("one", "first"), try folder.write("two", "second"))
    let exclusive = (renamex_np(first, second, UInt32(RENAME_EXCL)), errno)
    #expect(exclusive == (-1, EEXIST))
    #expect(renamex_np(first, second, UInt32(RENAME_SWAP)) == 0)
    #expect(folder.text("first") == "two")
    #expect(folder.text("second") == "one")
    #expect(renamex_np(first, folder.entry("third"), UInt32(RENAME_EXCL)) == 0)
    #expect(renameatx_np(AT_FDCWD, folder.entry("third"), AT_FDCWD, second, 0) == 0)
    #expect(folder.text("second") == "two")
    let unknown = (renamex_np(second, first, 64), errno)
    let none = (renamex_np(nil, first, 0), errno)
    #expect(unknown == (-1, EINVAL))
    #expect(none == (-1, EFAULT))
  }
}
