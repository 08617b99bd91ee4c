import CoreImage
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of Core Image that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Feature: CIQRCodeFeature {
    override var messageString: String? { "tea" }
    override var bounds: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  }

  private final class Code: CIQRCodeDescriptor, @unchecked Sendable {
    override var symbolVersion: Int { 4 }
    override var errorCorrectedPayload: Data { Data([7]) }
  }

  @Test("ObjectiveC.WC11. A vector without arguments has no values")
  func vector() {
    let vector = CIVector()
    #expect(vector.count == 0 && vector.x == 0 && vector.w == 0)
    #expect(vector.cgPointValue == .zero && vector.cgRectValue == .zero)
    #expect(vector == CIVector() && vector != CIVector(x: 0))
  }

  @Test("ObjectiveC.WC11, WC12. Codes have no words, and subclasses have their own")
  func codes() {
    let aztec = CIAztecCodeDescriptor()
    #expect(aztec.errorCorrectedPayload.isEmpty && !aztec.isCompact)
    #expect(aztec.layerCount == 0 && aztec.dataCodewordCount == 0)
    let matrix = CIDataMatrixCodeDescriptor()
    #expect(matrix.errorCorrectedPayload.isEmpty && matrix.eccVersion == .v000)
    #expect(matrix.rowCount == 0 && matrix.columnCount == 0)
    let stacked = CIPDF417CodeDescriptor()
    #expect(stacked.errorCorrectedPayload.isEmpty && !stacked.isCompact)
    #expect(stacked.rowCount == 0 && stacked.columnCount == 0)
    let square = CIQRCodeDescriptor()
    #expect(square.errorCorrectedPayload.isEmpty && square.symbolVersion == 0)
    #expect(square.maskPattern == 0 && square.errorCorrectionLevel == .levelL)
    #expect(square == CIQRCodeDescriptor() && !square.isEqual(aztec))
    let code: CIQRCodeDescriptor = Code()
    #expect(code.symbolVersion == 4 && code.errorCorrectedPayload == Data([7]))
    #expect(CIBarcodeDescriptor().isEqual(CIBarcodeDescriptor()))
  }

  @Test("ObjectiveC.WC11, WC12. Features are at no place, and subclasses have their own")
  func features() {
    #expect(CIFeature().bounds == .zero && CIFeature().type.isEmpty)
    #expect(!CIFaceFeature().hasSmile && CIFaceFeature().mouthPosition == .zero)
    let empty = CIQRCodeFeature()
    #expect(empty.messageString == nil && empty.symbolDescriptor == nil && empty.topLeft == .zero)
    let found: [CIFeature] = [CIFeature(), Feature()]
    #expect(found.compactMap { ($0 as? CIQRCodeFeature)?.messageString } == ["tea"])
    #expect(found[1].bounds.width == 3)
  }
}
