import AVFoundation
import Testing
import VideoToolbox

/// Steps Players.VT1–VT4.
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
}
