import CoreMedia
import Testing

/// The further properties of formats, and the formats of metadata.
@Suite struct FormatTests {
  @Test("Players.PB9. The format of a picture has the attachments that tell colors and light")
  func pictures() throws {
    var made: CVPixelBuffer?
    _ = CVPixelBufferCreate(
      nil, 4, 2, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, nil, &made)
    let buffer = try #require(made)
    let plain = try CMFormatDescription(imageBuffer: buffer)
    #expect(CMFormatDescriptionGetExtensions(plain) == nil)
    CVBufferSetAttachment(
      buffer, kCVImageBufferTransferFunctionKey, kCVImageBufferTransferFunction_ITU_R_2100_HLG,
      .shouldPropagate)
    CVBufferSetAttachment(buffer, "own", 3, .shouldPropagate)
    let format = try CMFormatDescription(imageBuffer: buffer)
    let value = CMFormatDescriptionGetExtension(
      format, extensionKey: kCMFormatDescriptionExtension_TransferFunction)
    #expect(value as? String == kCMFormatDescriptionTransferFunction_ITU_R_2100_HLG)
    #expect(CMFormatDescriptionGetExtension(format, extensionKey: "own") == nil)
    #expect(CMFormatDescriptionGetExtensions(format)?.count == 1)
    #expect(!CMFormatDescriptionEqual(plain, otherFormatDescription: format))
    #expect(
      CMFormatDescriptionEqual(
        format, otherFormatDescription: try CMFormatDescription(imageBuffer: buffer)))
    #expect(
      CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers()
        .contains(kCVImageBufferMasteringDisplayColorVolumeKey))
  }

  @Test("Players.PB9. A format that an app makes has the extensions that it gives")
  func own() throws {
    var made: CMFormatDescription?
    CMVideoFormatDescriptionCreate(
      allocator: nil, codecType: kCMVideoCodecType_HEVC, width: 8, height: 8,
      extensions: [kCMFormatDescriptionExtension_FullRangeVideo: true],
      formatDescriptionOut: &made)
    let format = try #require(made)
    let value = CMFormatDescriptionGetExtension(
      format, extensionKey: kCMFormatDescriptionExtension_FullRangeVideo)
    #expect(value as? Bool == true)
  }

  private func specification(_ identifier: String, _ type: String?) -> [String: Any] {
    var values: [String: Any] = [
      kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: identifier
    ]
    values[kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType] = type
    return values
  }

  private func format(_ specifications: [[String: Any]]) -> CMMetadataFormatDescription? {
    var made: CMMetadataFormatDescription?
    let status = CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
      allocator: nil, metadataType: kCMMetadataFormatType_Boxed,
      metadataSpecifications: specifications, formatDescriptionOut: &made)
    #expect((status == 0) == (made != nil))
    return made
  }

  @Test("Players.MF1. A format of metadata has keys with numbers, and is merged with another one")
  func metadata() throws {
    let place = kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709
    let facing = kCMMetadataIdentifier_QuickTimeMetadataDirection_Facing
    let one = try #require(format([specification(place, kCMMetadataBaseDataType_UTF8)]))
    #expect(one.mediaType == .metadata && one.mediaSubType.rawValue == kCMMetadataFormatType_Boxed)
    #expect(CMFormatDescriptionGetMediaType(one) == kCMMediaType_Metadata)
    #expect(CMMetadataFormatDescriptionGetIdentifiers(one) == [place])
    let key = try #require(CMMetadataFormatDescriptionGetKeyWithLocalID(one, localKeyID: 1))
    #expect(key[kCMMetadataFormatDescriptionKey_Namespace] as? String == "mdta")
    #expect(
      key[kCMMetadataFormatDescriptionKey_Value] as? Data
        == Data("com.apple.quicktime.location.ISO6709".utf8))
    #expect(CMMetadataFormatDescriptionGetKeyWithLocalID(one, localKeyID: 2) == nil)
    let both = [
      specification(place, kCMMetadataBaseDataType_UTF8),
      specification(facing, kCMMetadataBaseDataType_SInt8),
    ]
    let two = try #require(format(both))
    var merged: CMMetadataFormatDescription?
    CMMetadataFormatDescriptionCreateByMergingMetadataFormatDescriptions(
      allocator: nil, sourceDescription: one, otherSourceDescription: two,
      formatDescriptionOut: &merged)
    let all = try #require(merged)
    #expect(CMMetadataFormatDescriptionGetIdentifiers(all) == [place, facing])
    #expect(CMMetadataFormatDescriptionGetKeyWithLocalID(all, localKeyID: 2) != nil)
    #expect(CMFormatDescriptionEqual(all, otherFormatDescription: two))
    var longer: CMMetadataFormatDescription?
    CMMetadataFormatDescriptionCreateWithMetadataFormatDescriptionAndMetadataSpecifications(
      allocator: nil, sourceDescription: one, metadataSpecifications: [both[1]],
      formatDescriptionOut: &longer)
    #expect(CMFormatDescriptionEqual(longer, otherFormatDescription: two))
    #expect(format([specification(place, nil)]) == nil && format([specification("x", "y")]) == nil)
    var empty: CMMetadataFormatDescription?
    #expect(
      CMMetadataFormatDescriptionCreateWithKeys(
        allocator: nil, metadataType: kCMMetadataFormatType_ID3, keys: nil,
        formatDescriptionOut: &empty) == 0)
    #expect(CMMetadataFormatDescriptionGetIdentifiers(try #require(empty)) == nil)
    #expect(
      CMMetadataFormatDescriptionCreateWithKeys(
        allocator: nil, metadataType: kCMMetadataFormatType_ID3, keys: [["key": 1]],
        formatDescriptionOut: &empty) == kCMFormatDescriptionError_InvalidParameter)
  }

  @Test("Players.MF1. Identifiers are made of spaces and keys, and taken apart")
  func identifiers() {
    var identifier: CFString?
    #expect(
      CMMetadataCreateIdentifierForKeyAndKeySpace(
        allocator: nil, key: "a/b c", keySpace: "mdta", identifierOut: &identifier) == 0)
    #expect(identifier == "mdta/a%2Fb%20c")
    var (key, space): (Any?, CFString?) = (nil, nil)
    #expect(
      CMMetadataCreateKeyFromIdentifier(
        allocator: nil, identifier: "mdta/a%2Fb%20c", keyOut: &key) == 0)
    #expect(key as? String == "a/b c")
    CMMetadataCreateKeyFromIdentifier(allocator: nil, identifier: "itsk/%A9nam", keyOut: &key)
    #expect(key as? Data == Data([0xA9]) + Data("nam".utf8))
    #expect(
      CMMetadataCreateKeySpaceFromIdentifier(
        allocator: nil, identifier: "itsk/%A9nam", keySpaceOut: &space) == 0)
    #expect(space == "itsk")
    #expect(
      CMMetadataCreateKeySpaceFromIdentifier(
        allocator: nil, identifier: "itsk", keySpaceOut: &space)
        == kCMMetadataIdentifierError_BadIdentifier)
    #expect(
      CMMetadataCreateIdentifierForKeyAndKeySpace(
        allocator: nil, key: "", keySpace: "mdta", identifierOut: &identifier)
        == kCMMetadataIdentifierError_BadKey)
  }
}
