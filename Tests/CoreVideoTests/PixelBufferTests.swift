import CoreVideo
import Testing

/// Pictures in memory.
@Suite struct PixelBufferTests {
  private func buffer(_ width: Int, _ height: Int, _ type: OSType) throws -> CVPixelBuffer {
    var buffer: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, width, height, type, nil, &buffer) == kCVReturnSuccess)
    return try #require(buffer)
  }

  @Test("Pixel buffers have a type of their own, and are equal to themselves only")
  func identity() throws {
    let (one, other) = (
      try buffer(2, 2, kCVPixelFormatType_32BGRA), try buffer(2, 2, kCVPixelFormatType_32BGRA)
    )
    #expect(CFGetTypeID(one) == CVPixelBufferGetTypeID())
    #expect(CVPixelBufferGetTypeID() != CVPixelBufferPoolGetTypeID())
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
  }

  @Test(
    "Players.PB1. A buffer has rows for its pixels",
    arguments: [
      (kCVPixelFormatType_OneComponent8, 1), (kCVPixelFormatType_24RGB, 3),
      (kCVPixelFormatType_32BGRA, 4), (kCVPixelFormatType_DepthFloat16, 2),
      (kCVPixelFormatType_64RGBAHalf, 8), (kCVPixelFormatType_128RGBAFloat, 16),
      (kCVPixelFormatType_48RGB, 6), (kCVPixelFormatType_ARGB2101010LEPacked, 4),
      (kCVPixelFormatType_OneComponent16, 2), (kCVPixelFormatType_4444AYpCbCr16, 8),
    ])
  func onePlane(type: OSType, bytes: Int) throws {
    let buffer = try buffer(33, 5, type)
    #expect(CVPixelBufferGetWidth(buffer) == 33 && CVPixelBufferGetHeight(buffer) == 5)
    #expect(CVPixelBufferGetPixelFormatType(buffer) == type)
    let row = CVPixelBufferGetBytesPerRow(buffer)
    #expect(row >= 33 * bytes && row < 33 * bytes + 64 && row.isMultiple(of: 64))
    #expect(CVPixelBufferGetDataSize(buffer) == 5 * row)
    #expect(!CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 0)
    #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
    let address = try #require(CVPixelBufferGetBaseAddress(buffer))
    let content = UnsafeMutableRawBufferPointer(start: address, count: 5 * row)
    #expect(content.allSatisfy { $0 == 0 })
    content[5 * row - 1] = 7
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
    #expect(CVImageBufferGetDisplaySize(buffer) == CGSize(width: 33, height: 5))
  }

  @Test("Players.PB1. Planes of chroma have half the size, rounded up")
  func planes() throws {
    let two = try buffer(5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
    #expect(CVPixelBufferIsPlanar(two) && CVPixelBufferGetPlaneCount(two) == 2)
    #expect(CVPixelBufferGetWidthOfPlane(two, 1) == 3)
    #expect(CVPixelBufferGetHeightOfPlane(two, 1) == 2)
    #expect(CVPixelBufferGetBytesPerRowOfPlane(two, 1) >= 6)
    let luma = try #require(CVPixelBufferGetBaseAddressOfPlane(two, 0))
    let chroma = try #require(CVPixelBufferGetBaseAddressOfPlane(two, 1))
    #expect(chroma - luma == 3 * CVPixelBufferGetBytesPerRowOfPlane(two, 0))
    #expect(CVPixelBufferGetBaseAddressOfPlane(two, 2) == nil)
    #expect(CVPixelBufferGetPlaneCount(try buffer(4, 4, kCVPixelFormatType_420YpCbCr8Planar)) == 3)
  }

  @Test(
    "Players.PB1. Luma and chroma have planes, elements of pairs, and up to 16 bits",
    arguments: [
      (kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, 2, 3, 2, 12),
      (kCVPixelFormatType_422YpCbCr10BiPlanarFullRange, 2, 3, 3, 12),
      (kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange, 2, 5, 3, 20),
      (kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange, 2, 3, 3, 6),
      (kCVPixelFormatType_444YpCbCr16VideoRange_16A_TriPlanar, 3, 5, 3, 20),
      (kCVPixelFormatType_420YpCbCr8VideoRange_8A_TriPlanar, 3, 3, 2, 6),
    ])
  func deepPlanes(type: OSType, count: Int, width: Int, height: Int, row: Int) throws {
    let buffer = try buffer(5, 3, type)
    #expect(CVPixelBufferGetPlaneCount(buffer) == count)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == width)
    #expect(CVPixelBufferGetHeightOfPlane(buffer, 1) == height)
    #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) >= row)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, 0) == 5)
    #expect(
      CVPixelBufferGetDataSize(buffer)
        == (0..<count).reduce(0) {
          $0 + CVPixelBufferGetBytesPerRowOfPlane(buffer, $1)
            * CVPixelBufferGetHeightOfPlane(buffer, $1)
        })
  }

  @Test("Players.PB1. Codes of formats are those of four characters")
  func codes() {
    func code(_ text: String) -> OSType { text.utf8.reduce(0) { $0 << 8 | OSType($1) } }
    #expect(kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange == code("x420"))
    #expect(kCVPixelFormatType_422YpCbCr8 == code("2vuy"))
    #expect(kCVPixelFormatType_64RGBALE == code("l64r"))
    #expect(kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarVideoRange == code("&xv0"))
    #expect(kCVPixelFormatType_30RGBLEPackedWideGamut == code("w30r"))
    #expect(kCVPixelFormatType_16BE555 == 16)
  }

  @Test("Players.PB1. Elements of two pixels use the memory of an app")
  func pairs() throws {
    let type = kCVPixelFormatType_422YpCbCr8
    var (made, memory): (CVPixelBuffer?, [UInt8]) = (nil, Array(repeating: 0, count: 12))
    memory.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      #expect(
        CVPixelBufferCreateWithBytes(nil, 5, 1, type, base, 11, nil, nil, nil, &made)
          == kCVReturnInvalidArgument)
      #expect(
        CVPixelBufferCreateWithBytes(nil, 5, 1, type, base, 12, nil, nil, nil, &made)
          == kCVReturnSuccess)
    }
    #expect(CVPixelBufferGetBytesPerRow(try #require(made)) == 12)
    #expect(CVPixelBufferGetBytesPerRow(try buffer(5, 1, type)) >= 12)
  }

  @Test("Players.PB1. Packed and compressed formats fail")
  func unsupported() {
    for type in [
      kCVPixelFormatType_422YpCbCr10, kCVPixelFormatType_Lossless_32BGRA,
      kCVPixelFormatType_96VersatileBayerPacked12, kCVPixelFormatType_1Monochrome,
    ] {
      var buffer: CVPixelBuffer?
      #expect(CVPixelBufferCreate(nil, 8, 8, type, nil, &buffer) == kCVReturnInvalidPixelFormat)
    }
  }

  @Test("Players.PB1. Wrong formats and sizes fail")
  func failures() {
    var buffer: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 4, 4, 1, nil, &buffer) == kCVReturnInvalidPixelFormat)
    let type = kCVPixelFormatType_32BGRA
    #expect(CVPixelBufferCreate(nil, 0, 4, type, nil, &buffer) == kCVReturnInvalidSize)
    #expect(CVPixelBufferCreate(nil, .max, 4, type, nil, &buffer) == kCVReturnAllocationFailed)
    #expect(
      CVPixelBufferCreate(nil, 1 << 40, 1 << 40, type, nil, &buffer) == kCVReturnAllocationFailed)
    #expect(buffer == nil)
  }

  @Test("Players.PB2. An app's memory is used, and given back at the end")
  func memory() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
    let isReleased = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    defer {
      memory.deallocate()
      isReleased.deallocate()
    }
    isReleased.initialize(to: false)
    func make(_ bytesPerRow: Int, _ buffer: inout CVPixelBuffer?) -> CVReturn {
      CVPixelBufferCreateWithBytes(
        nil, 4, 4, kCVPixelFormatType_32BGRA, memory, bytesPerRow,
        { context, _ in context?.storeBytes(of: true, as: Bool.self) }, isReleased, nil, &buffer)
    }
    var buffer: CVPixelBuffer?
    #expect(make(15, &buffer) == kCVReturnInvalidArgument && buffer == nil)
    #expect(make(16, &buffer) == kCVReturnSuccess)
    #expect(CVPixelBufferGetBaseAddress(try #require(buffer)) == memory && !isReleased.pointee)
    buffer = nil
    #expect(isReleased.pointee)
  }

  @Test("Players.PB3. A pool makes buffers of one kind")
  func pool() throws {
    var pool: CVPixelBufferPool?
    #expect(
      CVPixelBufferPoolCreate(nil, nil, [:], &pool) == kCVReturnInvalidPixelBufferAttributes)
    let attributes: [String: Any] = [
      kCVPixelBufferWidthKey as String: 6, kCVPixelBufferHeightKey as String: 2,
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA,
    ]
    #expect(
      CVPixelBufferPoolCreate(nil, nil, attributes as CFDictionary, &pool) == kCVReturnSuccess)
    var buffers: [CVPixelBuffer?] = [nil, nil]
    for index in buffers.indices {
      #expect(
        CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &buffers[index])
          == kCVReturnSuccess)
    }
    let made = buffers.compactMap(\.self)
    #expect(
      made.count == 2 && made[0] !== made[1] && made.allSatisfy { CVPixelBufferGetWidth($0) == 6 })
  }

  @Test("Players.PB3. A pool tells its attributes")
  func poolAttributes() throws {
    var pool: CVPixelBufferPool?
    let attributes: [String: Any] = [
      kCVPixelBufferWidthKey as String: 6, kCVPixelBufferHeightKey as String: 2,
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA,
    ]
    #expect(
      CVPixelBufferPoolCreate(nil, nil, attributes as CFDictionary, &pool) == kCVReturnSuccess)
    let known = CVPixelBufferPoolGetPixelBufferAttributes(try #require(pool))
    #expect((known?[kCVPixelBufferWidthKey] as? NSNumber)?.intValue == 6)
  }

  @Test("Players.PB6. Values are attached to buffers, and some are passed on")
  func attachments() throws {
    let (first, second) = (
      try buffer(2, 2, kCVPixelFormatType_32BGRA), try buffer(2, 2, kCVPixelFormatType_32BGRA)
    )
    CVBufferSetAttachment(
      first, kCVImageBufferYCbCrMatrixKey, kCVImageBufferYCbCrMatrix_ITU_R_709_2, .shouldPropagate)
    CVBufferSetAttachments(first, ["Own": "egg"], .shouldNotPropagate)
    CVBufferPropagateAttachments(first, second)
    var mode = CVAttachmentMode.shouldNotPropagate
    #expect(
      CVBufferCopyAttachment(second, kCVImageBufferYCbCrMatrixKey, &mode) as? String
        == "ITU_R_709_2")
    #expect(mode == .shouldPropagate && !CVBufferHasAttachment(second, "Own"))
    #expect(CVBufferCopyAttachments(first, .shouldNotPropagate)?.count == 1)
    CVBufferRemoveAttachment(second, kCVImageBufferYCbCrMatrixKey)
    CVBufferRemoveAllAttachments(first)
    #expect(CVBufferCopyAttachments(second, .shouldPropagate) == nil)
    #expect(CVBufferCopyAttachments(first, .shouldPropagate) == nil)
  }

  @Test("Players.PB8. Planes of an app are copied, and given back at once")
  func planarBytes() throws {
    var luma = [UInt8](1...8)
    var chroma = [UInt8](11...14)
    let isReleased = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    defer { isReleased.deallocate() }
    isReleased.initialize(to: false)
    var made: CVPixelBuffer?
    let status = luma.withUnsafeMutableBytes { luma in
      chroma.withUnsafeMutableBytes { chroma in
        var bases = [luma.baseAddress, chroma.baseAddress]
        var (widths, heights, rows) = ([4, 2], [2, 1], [4, 4])
        return CVPixelBufferCreateWithPlanarBytes(
          nil, 4, 2, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, nil, 0, 2, &bases, &widths,
          &heights, &rows,
          { context, _, _, _, _ in context?.storeBytes(of: true, as: Bool.self) }, isReleased, nil,
          &made)
      }
    }
    #expect(status == kCVReturnSuccess && isReleased.pointee)
    let buffer = try #require(made)
    for (plane, values) in [[5, 6, 7, 8], [11, 12, 13, 14]].enumerated() {
      let base = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, plane))
      let row = plane == 0 ? CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) : 0
      let bytes = (base + row).assumingMemoryBound(to: UInt8.self)
      #expect((0..<4).map { Int(bytes[$0]) } == values)
    }
    #expect(CVPixelBufferFillExtendedPixels(buffer) == kCVReturnSuccess)
    var left = 9
    CVPixelBufferGetExtendedPixels(buffer, &left, nil, nil, nil)
    #expect(left == 0 && CVImageBufferIsFlipped(buffer))
    let time = CVGetCurrentHostTime()
    #expect(CVGetCurrentHostTime() >= time && CVGetHostClockFrequency() == 1e9)
  }
}
