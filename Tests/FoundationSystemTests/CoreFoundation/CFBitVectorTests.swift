import TactusFoundation
import Testing

/// Core Foundation's lists of bits and heaps, and defaults by user and host (ObjectiveC.FO64).
@Suite struct CFBitVectorTests {
  @Test("ObjectiveC.FO64. A list of bits is read from bytes, changed and written")
  func bits() throws {
    let bytes: [UInt8] = [0b1010_0000, 0b1100_0000]
    let bits = try #require(CFBitVectorCreateMutableCopy(nil, 0, CFBitVectorCreate(nil, bytes, 10)))
    let all = CFRange(location: 0, length: 10)
    #expect(CFBitVectorGetCount(bits) == 10 && CFBitVectorGetCountOfBit(bits, all, 1) == 4)
    #expect(CFBitVectorGetFirstIndexOfBit(bits, all, 0) == 1)
    #expect(CFBitVectorGetLastIndexOfBit(bits, all, 1) == 9)
    CFBitVectorSetCount(bits, 12)
    CFBitVectorSetBitAtIndex(bits, 11, 1)
    CFBitVectorFlipBits(bits, CFRange(location: 0, length: 2))
    var written: [UInt8] = [255, 255]
    CFBitVectorGetBits(bits, CFRange(location: 0, length: 12), &written)
    #expect(written == [0b0110_0000, 0b1101_0000])
    CFBitVectorSetAllBits(bits, 0)
    #expect(!CFBitVectorContainsBit(bits, CFRange(location: 0, length: 12), 1))
    #expect(CFBitVectorGetFirstIndexOfBit(bits, all, 1) == -1)
    #expect(CFGetTypeID(bits) == CFBitVectorGetTypeID())
  }

  @Test("ObjectiveC.FO64. A heap gives its values in ascending order, and releases them")
  func heap() throws {
    var callBacks = CFBinaryHeapCallBacks()
    callBacks.compare = { first, second, _ in
      let (one, two) = (Int(bitPattern: first), Int(bitPattern: second))
      return one < two ? .compareLessThan : one == two ? .compareEqualTo : .compareGreaterThan
    }
    var released: [Int] = []
    callBacks.release = { _, value in released.append(Int(bitPattern: value)) }
    let heap = try #require(CFBinaryHeapCreate(nil, 0, &callBacks, nil))
    for number in [5, 3, 9, 1, 3, 7] {
      CFBinaryHeapAddValue(heap, UnsafeRawPointer(bitPattern: number))
    }
    #expect(CFBinaryHeapGetCountOfValue(heap, UnsafeRawPointer(bitPattern: 3)) == 2)
    #expect(!CFBinaryHeapContainsValue(heap, UnsafeRawPointer(bitPattern: 4)))
    var values = [UnsafeRawPointer?](repeating: nil, count: 6)
    CFBinaryHeapGetValues(heap, &values)
    #expect(values.map { Int(bitPattern: $0) } == [1, 3, 3, 5, 7, 9])
    var order: [Int] = []
    while let least = CFBinaryHeapGetMinimum(heap) {
      order.append(Int(bitPattern: least))
      CFBinaryHeapRemoveMinimumValue(heap)
    }
    #expect(order == [1, 3, 3, 5, 7, 9] && released == order)
    #expect(!CFBinaryHeapGetMinimumIfPresent(heap, nil) && CFBinaryHeapGetCount(heap) == 0)
  }

  @Test("ObjectiveC.FO64. Defaults with a user and a host are those of the app")
  func preferences() {
    let suite = "example.preferences.\(UUID().uuidString)" as CFString
    let (user, host) = (kCFPreferencesCurrentUser, kCFPreferencesAnyHost)
    defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
    CFPreferencesSetMultiple(["tea": 3, "milk": 1], nil, suite, user, host)
    #expect(CFPreferencesCopyValue("tea", suite, user, host) as? Int == 3)
    CFPreferencesSetMultiple(nil, ["milk"], suite, user, host)
    let values = CFPreferencesCopyMultiple(["tea", "milk"], suite, user, host)
    #expect(values?["tea"] as? Int == 3)
    #expect(values?["milk"] == nil)
    let keys = CFPreferencesCopyKeyList(suite, user, host)?.compactMap { $0 as? String } ?? []
    #expect(keys.contains("tea") && !keys.contains("milk"))
    #expect(!CFPreferencesAppValueIsForced("tea", suite))
  }
}
