import AVFoundation
import Testing
import VideoToolbox

/// Steps Players.VT1–VT6.
@Suite("Video Toolbox") struct VideoToolboxTests {
  @Test("Players.VT1. A pixel buffer becomes an image, whatever its format")
  func image() throws {
    for format in [
      kCVPixelFormatType_32BGRA, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
    ] {
      var made: CVPixelBuffer?
      #expect(CVPixelBufferCreate(nil, 4, 2, format, nil, &made) == kCVReturnSuccess)
      let buffer = try #require(made)
      let planes = max(1, CVPixelBufferGetPlaneCount(buffer))
      for plane in 0..<planes {
        let size =
          CVPixelBufferGetBytesPerRowOfPlane(buffer, plane)
          * CVPixelBufferGetHeightOfPlane(buffer, plane)
        let base = CVPixelBufferGetBaseAddressOfPlane(buffer, plane)
        base?.initializeMemory(as: UInt8.self, repeating: plane == 0 ? 100 : 128, count: size)
      }
      var image: CGImage?
      #expect(VTCreateCGImageFromCVPixelBuffer(buffer, options: nil, imageOut: &image) == 0)
      let found = try #require(image)
      #expect(found.width == 4 && found.height == 2)
      #expect(found.dataProvider?.data?.prefix(3).allSatisfy { abs(Int($0) - 100) <= 1 } == true)
    }
    var made: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_OneComponent8, nil, &made)
    var image: CGImage?
    #expect(
      VTCreateCGImageFromCVPixelBuffer(try #require(made), options: nil, imageOut: &image)
        == kVTPixelTransferNotSupportedErr)
  }

  @Test("Players.VT2, Players.VT3. No chip decodes, and no session codes pictures one by one")
  func sessions() {
    #expect(!VTIsHardwareDecodeSupported(kCMVideoCodecType_HEVC))
    var session: VTCompressionSession?
    let status = VTCompressionSessionCreate(
      allocator: nil, width: 64, height: 48, codecType: kCMVideoCodecType_H264,
      encoderSpecification: nil, imageBufferAttributes: nil, compressedDataAllocator: nil,
      outputCallback: nil, refcon: nil, compressionSessionOut: &session)
    #expect(status == kVTCouldNotFindVideoEncoderErr && session == nil)
  }

  @Test("Players.VT4. Settings for the range of light are accepted by the writer of a film")
  func settings() throws {
    let properties: [String: Any] = [
      kVTCompressionPropertyKey_HDRMetadataInsertionMode: kVTHDRMetadataInsertionMode_Auto,
      kVTCompressionPropertyKey_PreserveDynamicHDRMetadata: true,
    ]
    let settings: [String: Any] = [
      AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: 64, AVVideoHeightKey: 48,
      AVVideoCompressionPropertiesKey: properties,
    ]
    let url = URL(filePath: "/tmp/tactus-\(UUID().uuidString).mov")
    defer { try? FileManager.default.removeItem(at: url) }
    let writer = try AVAssetWriter(outputURL: url, fileType: .mov)
    #expect(writer.canApply(outputSettings: settings, forMediaType: .video))
    let input = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
    let adaptor = AVAssetWriterInputPixelBufferAdaptor(
      assetWriterInput: input, sourcePixelBufferAttributes: nil)
    writer.add(input)
    #expect(writer.startWriting())
    writer.startSession(atSourceTime: .zero)
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 64, 48, kCVPixelFormatType_32BGRA, nil, &made) == 0)
    let buffer = try #require(made)
    #expect(adaptor.append(buffer, withPresentationTime: .zero))
    writer.cancelWriting()
  }

  /// Returns a picture of two halves, black and white.
  private func halves(_ width: Int, _ height: Int) throws -> CVPixelBuffer {
    var made: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &made)
    let buffer = try #require(made)
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(
      to: UInt8.self)
    let length = CVPixelBufferGetBytesPerRow(buffer)
    for row in 0..<height {
      for column in 0..<width {
        for part in 0..<4 { bytes[row * length + column * 4 + part] = column < width / 2 ? 0 : 255 }
      }
    }
    return buffer
  }

  /// Returns the blue parts of a row in the middle.
  private func row(_ buffer: CVPixelBuffer, _ number: Int) throws -> [UInt8] {
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(
      to: UInt8.self)
    let length = CVPixelBufferGetBytesPerRow(buffer)
    return (0..<CVPixelBufferGetWidth(buffer)).map { bytes[number * length + $0 * 4] }
  }

  @Test("Players.VT6. A picture is converted into another size by the scaling mode")
  func transfer() throws {
    let source = try halves(40, 20)
    var session: VTPixelTransferSession?
    #expect(VTPixelTransferSessionCreate(allocator: nil, pixelTransferSessionOut: &session) == 0)
    let transfer = try #require(session)
    let target = try halves(20, 20)
    #expect(VTPixelTransferSessionTransferImage(transfer, from: source, to: target) == 0)
    #expect(try row(target, 10)[4] == 0 && row(target, 10)[15] == 255)
    #expect(
      VTSessionSetProperty(
        transfer, key: kVTPixelTransferPropertyKey_ScalingMode, value: kVTScalingMode_Letterbox)
        == 0)
    #expect(VTPixelTransferSessionTransferImage(transfer, from: source, to: target) == 0)
    // Above and below the picture, which is as wide as its target, there is black.
    #expect(try row(target, 2)[15] == 0 && row(target, 10)[15] == 255)
    let values = [kVTPixelTransferPropertyKey_ScalingMode: kVTScalingMode_Trim]
    #expect(VTSessionSetProperties(transfer, propertyDictionary: values) == 0)
    #expect(VTPixelTransferSessionTransferImage(transfer, from: source, to: target) == 0)
    #expect(try row(target, 2)[15] == 255 && row(target, 2)[4] == 0)
    VTPixelTransferSessionInvalidate(transfer)
    #expect(
      VTPixelTransferSessionTransferImage(transfer, from: source, to: target)
        == kVTInvalidSessionErr)
  }

  private func format(_ codec: CMVideoCodecType) throws -> CMFormatDescription {
    var made: CMFormatDescription?
    CMVideoFormatDescriptionCreate(
      allocator: nil, codecType: codec, width: 32, height: 16, extensions: nil,
      formatDescriptionOut: &made)
    return try #require(made)
  }

  @Test("Players.VT5. Pictures of JPEG are decoded one by one, and those of other codings are not")
  func decoding() throws {
    var image: CGImage?
    _ = VTCreateCGImageFromCVPixelBuffer(try halves(32, 16), options: nil, imageOut: &image)
    let data = NSMutableData()
    let file = try #require(
      CGImageDestinationCreateWithData(data, UTType.jpeg.identifier, 1, nil))
    CGImageDestinationAddImage(file, try #require(image), nil)
    #expect(CGImageDestinationFinalize(file))
    let block = try CMBlockBuffer(length: data.length)
    try block.withUnsafeMutableBytes { target in
      Data(referencing: data).withUnsafeBytes { target.copyMemory(from: $0) }
    }
    let format = try self.format(kCMVideoCodecType_JPEG)
    let sample = try CMSampleBuffer(
      dataBuffer: block, formatDescription: format, numSamples: 1,
      sampleTimings: [
        CMSampleTimingInfo(
          duration: .invalid, presentationTimeStamp: CMTime(value: 3, timescale: 1),
          decodeTimeStamp: .invalid)
      ], sampleSizes: [data.length])
    nonisolated(unsafe) var found: [(OSStatus, CVImageBuffer?, CMTime)] = []
    var record = VTDecompressionOutputCallbackRecord(
      decompressionOutputCallback: { _, _, status, _, image, time, _ in
        found.append((status, image, time))
      }, decompressionOutputRefCon: nil)
    var session: VTDecompressionSession?
    #expect(
      VTDecompressionSessionCreate(
        allocator: nil, formatDescription: format, decoderSpecification: nil,
        imageBufferAttributes: nil, outputCallback: &record, decompressionSessionOut: &session)
        == 0)
    let decoder = try #require(session)
    #expect(
      VTDecompressionSessionDecodeFrame(
        decoder, sampleBuffer: sample, flags: [], frameRefcon: nil, infoFlagsOut: nil) == 0)
    let picture = try #require(found.first?.1)
    #expect(found.count == 1 && found.first?.0 == 0 && found.first?.2.seconds == 3)
    #expect(try row(picture, 8)[4] < 10 && row(picture, 8)[28] > 245)
    VTDecompressionSessionInvalidate(decoder)
    #expect(
      VTDecompressionSessionDecodeFrame(
        decoder, sampleBuffer: sample, flags: [], infoFlagsOut: nil
      ) { _, _, _, _, _ in }
        == kVTInvalidSessionErr)
    let other = try self.format(kCMVideoCodecType_H264)
    #expect(
      VTDecompressionSessionCreate(
        allocator: nil, formatDescription: other, decoderSpecification: nil,
        imageBufferAttributes: nil, outputCallback: nil, decompressionSessionOut: &session)
        == kVTCouldNotFindVideoDecoderErr)
    #expect(session == nil)
  }
}
