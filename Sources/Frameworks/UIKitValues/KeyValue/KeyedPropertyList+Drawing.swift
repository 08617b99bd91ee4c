extension KeyedPropertyList {
  /// Adds the properties of drawing.
  static func addDrawing(to tables: inout KeyedTables) {
    tables.add(NSDataAsset.self) {
      $0.add(readOnly: "data", \.data)
      $0.add(readOnly: "name", \.name)
      $0.add(readOnly: "typeIdentifier", \.typeIdentifier)
    }
    tables.add(UIBezierPath.self) {
      $0.add(readOnly: "bounds", \.bounds)
      $0.add("CGPath", \.cgPath)
      $0.add("cgPath", \.cgPath)
      $0.add(readOnly: "currentPoint", \.currentPoint)
      $0.add("flatness", \.flatness)
      $0.add(readOnlyFlag: "empty", \.isEmpty)
      $0.add("lineCapStyle", \.lineCapStyle)
      $0.add("lineJoinStyle", \.lineJoinStyle)
      $0.add("lineWidth", \.lineWidth)
      $0.add("miterLimit", \.miterLimit)
      $0.add("usesEvenOddFillRule", \.usesEvenOddFillRule)
    }
    tables.add(UIColor.self) {
      $0.add(readOnly: "CGColor", \.cgColor)
      $0.add(readOnly: "cgColor", \.cgColor)
      $0.add(readOnly: "CIColor", \.ciColor)
      $0.add(readOnly: "ciColor", \.ciColor)
      $0.add(readOnly: "prominence", \.prominence)
    }
    tables.add(UIGraphicsImageRendererContext.self) {
      $0.add(readOnly: "currentImage", \.currentImage)
    }
    tables.add(UIGraphicsImageRendererFormat.self) {
      $0.add("opaque", \.opaque)
      $0.add("preferredRange", \.preferredRange)
      $0.add("scale", \.scale)
      $0.add(readOnly: "supportsHighDynamicRange", \.supportsHighDynamicRange)
    }
    tables.add(UIGraphicsPDFRendererContext.self) {
      $0.add(readOnly: "pdfContextBounds", \.pdfContextBounds)
    }
    tables.add(UIGraphicsPDFRendererFormat.self) {
      $0.add("documentInfo", \.documentInfo)
    }
    tables.add(UIGraphicsRenderer.self) {
      $0.add(readOnly: "allowsImageOutput", \.allowsImageOutput)
      $0.add(readOnly: "format", \.format)
    }
    tables.add(UIGraphicsRendererContext.self) {
      $0.add(readOnly: "CGContext", \.cgContext)
      $0.add(readOnly: "cgContext", \.cgContext)
      $0.add(readOnly: "format", \.format)
    }
    tables.add(UIGraphicsRendererFormat.self) {
      $0.add(readOnly: "bounds", \.bounds)
    }
    tables.add(UIImage.self) {
      $0.add(readOnly: "alignmentRectInsets", \.alignmentRectInsets)
      $0.add(readOnly: "baselineOffsetFromBottom", \.baselineOffsetFromBottom)
      $0.add(readOnly: "capInsets", \.capInsets)
      $0.add(readOnly: "CGImage", \.cgImage)
      $0.add(readOnly: "cgImage", \.cgImage)
      $0.add(readOnly: "CIImage", \.ciImage)
      $0.add(readOnly: "ciImage", \.ciImage)
      $0.add(readOnly: "configuration", \.configuration)
      $0.add(readOnly: "duration", \.duration)
      $0.add(readOnly: "flipsForRightToLeftLayoutDirection", \.flipsForRightToLeftLayoutDirection)
      $0.add(readOnly: "imageAsset", \.imageAsset)
      $0.add(readOnly: "imageOrientation", \.imageOrientation)
      $0.add(readOnly: "imageRendererFormat", \.imageRendererFormat)
      $0.add(readOnly: "images", \.images)
      $0.add(readOnly: "isHighDynamicRange", \.isHighDynamicRange)
      $0.add(readOnlyFlag: "symbolImage", \.isSymbolImage)
      $0.add(readOnly: "leftCapWidth", \.leftCapWidth)
      $0.add(readOnly: "renderingMode", \.renderingMode)
      $0.add(readOnly: "resizingMode", \.resizingMode)
      $0.add(readOnly: "scale", \.scale)
      $0.add(readOnly: "size", \.size)
      $0.add(readOnly: "symbolConfiguration", \.symbolConfiguration)
      $0.add(readOnly: "topCapHeight", \.topCapHeight)
    }
    tables.add(UIImage.Configuration.self) {
      $0.add(readOnly: "traitCollection", \.traitCollection)
    }
    tables.add(UIImageReader.self) {
      $0.add(readOnly: "configuration", \.configuration)
    }
  }
}
