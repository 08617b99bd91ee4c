import CoreMedia
import Testing

/// Samples that are pictures.
@Suite struct ImageSampleTests {
  private func picture() throws -> CVPixelBuffer {
    var buffer: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 8, 6, kCVPixelFormatType_32BGRA, nil, &buffer)
    return try #require(buffer)
  }

  private let timing = CMSampleTimingInfo(
    duration: CMTime(value: 1, timescale: 30),
    presentationTimeStamp: CMTime(value: 2, timescale: 30),
    decodeTimeStamp: .invalid)

  private func samples(of picture: CVPixelBuffer) throws -> CMSampleBuffer {
    try CMSampleBuffer(
      imageBuffer: picture, formatDescription: CMFormatDescription(imageBuffer: picture),
      sampleTiming: timing)
  }

  @Test("Players.PB4. Samples of a picture have its format, and demand it")
  func format() throws {
    let picture = try picture()
    var format: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreateForImageBuffer(
      allocator: nil, imageBuffer: picture, formatDescriptionOut: &format)
    let description = try #require(format)
    #expect(
      CMVideoFormatDescriptionGetDimensions(description) == CMVideoDimensions(width: 8, height: 6))
    #expect(CMFormatDescriptionGetMediaSubType(description) == kCVPixelFormatType_32BGRA)
    var (samples, timing) = (nil as CMSampleBuffer?, timing)
    #expect(
      CMSampleBufferCreateForImageBuffer(
        allocator: nil, imageBuffer: picture, dataReady: true, makeDataReadyCallback: nil,
        refcon: nil, formatDescription: description, sampleTiming: &timing,
        sampleBufferOut: &samples) == 0)
    let made = try #require(samples)
    #expect(CMSampleBufferGetImageBuffer(made) === picture && CMSampleBufferDataIsReady(made))
    #expect(CMSampleBufferGetNumSamples(made) == 1 && CMSampleBufferGetDataBuffer(made) == nil)
    #expect(CMSampleBufferGetDuration(made) == timing.duration)
    var other: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreate(
      allocator: nil, codecType: kCVPixelFormatType_32BGRA, width: 8, height: 7, extensions: nil,
      formatDescriptionOut: &other)
    samples = nil
    #expect(
      CMSampleBufferCreateReadyWithImageBuffer(
        allocator: nil, imageBuffer: picture, formatDescription: try #require(other),
        sampleTiming: &timing, sampleBufferOut: &samples)
        == kCMSampleBufferError_InvalidMediaFormat)
    #expect(samples == nil)
  }

  @Test("Players.PB5. A copy shares the picture and has other times")
  func copies() throws {
    let samples = try samples(of: picture())
    var later = CMSampleTimingInfo()
    var needed = 0
    #expect(
      CMSampleBufferGetSampleTimingInfoArray(
        samples, entryCount: 0, arrayToFill: nil, entriesNeededOut: &needed) == 0)
    #expect(needed == 1)
    CMSampleBufferGetSampleTimingInfoArray(
      samples, entryCount: 1, arrayToFill: &later, entriesNeededOut: nil)
    #expect(later.presentationTimeStamp == timing.presentationTimeStamp)
    later.presentationTimeStamp = CMTime(value: 9, timescale: 30)
    var copy: CMSampleBuffer?
    CMSampleBufferCreateCopyWithNewTiming(
      allocator: nil, sampleBuffer: samples, sampleTimingEntryCount: 1, sampleTimingArray: &later,
      sampleBufferOut: &copy)
    #expect(copy?.imageBuffer === samples.imageBuffer)
    #expect(copy?.presentationTimeStamp == later.presentationTimeStamp)
    #expect(samples.presentationTimeStamp == timing.presentationTimeStamp)
  }

  @Test("Players.PB6. Copies have the attachments that are passed on")
  func attachments() throws {
    let samples = try samples(of: picture())
    let kept = NSNumber(value: 1)
    CMSetAttachment(
      samples, key: "kept", value: kept, attachmentMode: kCMAttachmentMode_ShouldPropagate)
    CMSetAttachment(
      samples, key: "own", value: NSNumber(value: 2),
      attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
    var mode: CMAttachmentMode = 9
    #expect(CMGetAttachment(samples, key: "kept", attachmentModeOut: &mode) as? NSNumber === kept)
    #expect(mode == kCMAttachmentMode_ShouldPropagate)
    var made: CMSampleBuffer?
    CMSampleBufferCreateCopy(allocator: nil, sampleBuffer: samples, sampleBufferOut: &made)
    let copy = try #require(made)
    #expect(
      CMCopyDictionaryOfAttachments(
        allocator: nil, target: copy, attachmentMode: kCMAttachmentMode_ShouldPropagate)?.count == 1
    )
    #expect(CMGetAttachment(copy, key: "own", attachmentModeOut: nil) == nil)
    let buffer = try #require(copy.imageBuffer)
    CMPropagateAttachments(copy, destination: buffer)
    #expect(CMGetAttachment(buffer, key: "kept", attachmentModeOut: nil) as? NSNumber === kept)
    CMRemoveAttachment(buffer, key: "kept")
    #expect(CMGetAttachment(buffer, key: "kept", attachmentModeOut: nil) == nil)
  }
}
