import AVFoundation
import Testing

/// An app's own metadata: inputs of sessions, formats of groups, tracks.
@Suite struct MetadataInputTests {
  private func group() -> AVTimedMetadataGroup {
    let item = AVMutableMetadataItem()
    item.identifier = .quickTimeMetadataLocationISO6709
    item.dataType = kCMMetadataBaseDataType_UTF8
    item.value = "+48.1+011.5/" as NSString
    return AVTimedMetadataGroup(
      items: [item],
      timeRange: CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1)))
  }

  private func code(_ body: () throws -> Void) -> AVError.Code? {
    do { try body() } catch { return (error as? AVError)?.code }
    return nil
  }

  @Test("Device.CA13. A session takes an input for metadata once; outside of it the input fails")
  func inputs() throws {
    let format = try #require(group().copyFormatDescription())
    let input = AVCaptureMetadataInput(
      formatDescription: format, clock: CMClockGetHostTimeClock())
    let port = try #require(input.ports.first)
    #expect(input.ports.count == 1 && port.mediaType == .metadata && port.isEnabled)
    #expect(port.formatDescription === format && port.input === input)
    #expect(port.clock === CMClockGetHostTimeClock() && port.sourceDeviceType == nil)
    let session = AVCaptureSession()
    #expect(session.canAddInput(input))
    session.addInput(input)
    #expect(session.inputs == [input] && !session.canAddInput(input))
    #expect(code { try input.append(group()) } == .sessionNotRunning)
    session.startRunning()
    #expect(code { try input.append(group()) } == nil)
    let other = AVMutableMetadataItem()
    other.identifier = .commonIdentifierTitle
    let title = AVTimedMetadataGroup(items: [other], timeRange: .invalid)
    #expect(code { try input.append(title) } == .invalidSourceMedia)
    session.stopRunning()
    session.removeInput(input)
    #expect(session.inputs.isEmpty)
  }

  @Test("Players.MF2. The format of a group has the identifiers of its items; tracks have none")
  func groups() throws {
    let format = try #require(group().copyFormatDescription())
    #expect(
      CMMetadataFormatDescriptionGetIdentifiers(format)
        == [kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709])
    #expect(AVTimedMetadataGroup(items: [], timeRange: .invalid).copyFormatDescription() == nil)
    let untyped = AVMutableMetadataItem()
    untyped.identifier = .commonIdentifierTitle
    #expect(
      AVTimedMetadataGroup(items: [untyped], timeRange: .invalid).copyFormatDescription() == nil)
    let input = AVAssetWriterInput(
      mediaType: .metadata, outputSettings: nil, sourceFormatHint: format)
    let adaptor = AVAssetWriterInputMetadataAdaptor(assetWriterInput: input)
    #expect(!adaptor.append(group()) && adaptor.assetWriterInput === input)
  }
}
