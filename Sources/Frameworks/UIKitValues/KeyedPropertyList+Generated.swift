// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/KeyedProperties/UIKitValues.tsv.
// Do not edit.

/// The properties of the module's classes that key-value coding finds by name (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addBaseTextAttachment(to: &tables)
    addNSLayoutManager(to: &tables)
    addNSMutableParagraphStyle(to: &tables)
    addNSParagraphStyle(to: &tables)
    addNSShadow(to: &tables)
    addNSStringDrawingContext(to: &tables)
    addNSTextContainer(to: &tables)
    addNSTextContentManager(to: &tables)
    addNSTextContentStorage(to: &tables)
    addNSTextElement(to: &tables)
    addNSTextLayoutFragment(to: &tables)
    addNSTextLayoutManager(to: &tables)
    addNSTextLineFragment(to: &tables)
    addNSTextList(to: &tables)
    addNSTextParagraph(to: &tables)
    addNSTextRange(to: &tables)
    addNSTextTab(to: &tables)
    addNSTextViewportLayoutController(to: &tables)
    addUIFont(to: &tables)
    addUIFontDescriptor(to: &tables)
    addNSDataAsset(to: &tables)
    addUIBezierPath(to: &tables)
    addUIColor(to: &tables)
    addUIGraphicsImageRendererContext(to: &tables)
    addUIGraphicsImageRendererFormat(to: &tables)
    addUIGraphicsPDFRendererContext(to: &tables)
    addUIGraphicsPDFRendererFormat(to: &tables)
    addUIGraphicsRenderer(to: &tables)
    addUIGraphicsRendererContext(to: &tables)
    addUIGraphicsRendererFormat(to: &tables)
    addUIImage(to: &tables)
    addUIImageConfiguration(to: &tables)
    addUIImageReader(to: &tables)
    addUITraitCollection(to: &tables)
  }

  private static func addBaseTextAttachment(to tables: inout KeyedTables) {
    tables.add(BaseTextAttachment.self) {
      $0.add("allowsTextAttachmentView", \.allowsTextAttachmentView)
      $0.add("bounds", \.bounds)
      $0.add("contents", \.contents)
      $0.add("fileType", \.fileType)
      $0.add("image", \.image)
      $0.add("lineLayoutPadding", \.lineLayoutPadding)
    }
  }

  private static func addNSLayoutManager(to tables: inout KeyedTables) {
    tables.add(NSLayoutManager.self) {
      $0.add("allowsNonContiguousLayout", \.allowsNonContiguousLayout)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "extraLineFragmentRect", \.extraLineFragmentRect)
      $0.add(readOnly: "extraLineFragmentTextContainer", \.extraLineFragmentTextContainer)
      $0.add(readOnly: "extraLineFragmentUsedRect", \.extraLineFragmentUsedRect)
      $0.add(readOnly: "hasNonContiguousLayout", \.hasNonContiguousLayout)
      $0.add(readOnly: "numberOfGlyphs", \.numberOfGlyphs)
      $0.add(readOnly: "textContainers", \.textContainers)
      $0.add("textStorage", \.textStorage)
      $0.add("usesFontLeading", \.usesFontLeading)
    }
  }

  private static func addNSMutableParagraphStyle(to tables: inout KeyedTables) {
    tables.add(NSMutableParagraphStyle.self) {
      $0.add("alignment", \.alignment)
      $0.add("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
      $0.add("baseWritingDirection", \.baseWritingDirection)
      $0.add("defaultTabInterval", \.defaultTabInterval)
      $0.add("firstLineHeadIndent", \.firstLineHeadIndent)
      $0.add("headIndent", \.headIndent)
      $0.add("hyphenationFactor", \.hyphenationFactor)
      $0.add("lineBreakMode", \.lineBreakMode)
      $0.add("lineBreakStrategy", \.lineBreakStrategy)
      $0.add("lineHeightMultiple", \.lineHeightMultiple)
      $0.add("lineSpacing", \.lineSpacing)
      $0.add("maximumLineHeight", \.maximumLineHeight)
      $0.add("minimumLineHeight", \.minimumLineHeight)
      $0.add("paragraphSpacing", \.paragraphSpacing)
      $0.add("paragraphSpacingBefore", \.paragraphSpacingBefore)
      $0.add("tabStops", \.tabStops)
      $0.add("tailIndent", \.tailIndent)
      $0.add("textLists", \.textLists)
      $0.add("usesDefaultHyphenation", \.usesDefaultHyphenation)
    }
  }

  private static func addNSParagraphStyle(to tables: inout KeyedTables) {
    tables.add(NSParagraphStyle.self) {
      $0.add(readOnly: "alignment", \.alignment)
      $0.add(readOnly: "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
      $0.add(readOnly: "baseWritingDirection", \.baseWritingDirection)
      $0.add(readOnly: "defaultTabInterval", \.defaultTabInterval)
      $0.add(readOnly: "firstLineHeadIndent", \.firstLineHeadIndent)
      $0.add(readOnly: "headIndent", \.headIndent)
      $0.add(readOnly: "hyphenationFactor", \.hyphenationFactor)
      $0.add(readOnly: "lineBreakMode", \.lineBreakMode)
      $0.add(readOnly: "lineBreakStrategy", \.lineBreakStrategy)
      $0.add(readOnly: "lineHeightMultiple", \.lineHeightMultiple)
      $0.add(readOnly: "lineSpacing", \.lineSpacing)
      $0.add(readOnly: "maximumLineHeight", \.maximumLineHeight)
      $0.add(readOnly: "minimumLineHeight", \.minimumLineHeight)
      $0.add(readOnly: "paragraphSpacing", \.paragraphSpacing)
      $0.add(readOnly: "paragraphSpacingBefore", \.paragraphSpacingBefore)
      $0.add(readOnly: "tabStops", \.tabStops)
      $0.add(readOnly: "tailIndent", \.tailIndent)
      $0.add(readOnly: "textLists", \.textLists)
      $0.add(readOnly: "usesDefaultHyphenation", \.usesDefaultHyphenation)
    }
  }

  private static func addNSShadow(to tables: inout KeyedTables) {
    tables.add(NSShadow.self) {
      $0.add("shadowBlurRadius", \.shadowBlurRadius)
      $0.add("shadowColor", \.shadowColor)
      $0.add("shadowOffset", \.shadowOffset)
    }
  }

  private static func addNSStringDrawingContext(to tables: inout KeyedTables) {
    tables.add(NSStringDrawingContext.self) {
      $0.add(readOnly: "actualScaleFactor", \.actualScaleFactor)
      $0.add("minimumScaleFactor", \.minimumScaleFactor)
      $0.add(readOnly: "totalBounds", \.totalBounds)
    }
  }

  private static func addNSTextContainer(to tables: inout KeyedTables) {
    tables.add(NSTextContainer.self) {
      $0.add("exclusionPaths", \.exclusionPaths)
      $0.add("heightTracksTextView", \.heightTracksTextView)
      $0.add(readOnlyFlag: "simpleRectangularTextContainer", \.isSimpleRectangularTextContainer)
      $0.add("layoutManager", \.layoutManager)
      $0.add("lineBreakMode", \.lineBreakMode)
      $0.add("lineFragmentPadding", \.lineFragmentPadding)
      $0.add("maximumNumberOfLines", \.maximumNumberOfLines)
      $0.add("size", \.size)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add("widthTracksTextView", \.widthTracksTextView)
    }
  }

  private static func addNSTextContentManager(to tables: inout KeyedTables) {
    tables.add(NSTextContentManager.self) {
      $0.add(readOnly: "documentRange", \.documentRange)
      $0.add(readOnly: "hasEditingTransaction", \.hasEditingTransaction)
      $0.add("primaryTextLayoutManager", \.primaryTextLayoutManager)
      $0.add(readOnly: "textLayoutManagers", \.textLayoutManagers)
    }
  }

  private static func addNSTextContentStorage(to tables: inout KeyedTables) {
    tables.add(NSTextContentStorage.self) {
      $0.add("attributedString", \.attributedString)
      $0.add("delegate", \.delegate)
      $0.add("textStorage", \.textStorage)
    }
  }

  private static func addNSTextElement(to tables: inout KeyedTables) {
    tables.add(NSTextElement.self) {
      $0.add(readOnly: "childElements", \.childElements)
      $0.add("elementRange", \.elementRange)
      $0.add(readOnlyFlag: "representedElement", \.isRepresentedElement)
      $0.add(readOnly: "parent", \.parent)
      $0.add("textContentManager", \.textContentManager)
    }
  }

  private static func addNSTextLayoutFragment(to tables: inout KeyedTables) {
    tables.add(NSTextLayoutFragment.self) {
      $0.add(readOnly: "layoutFragmentFrame", \.layoutFragmentFrame)
      $0.add(readOnly: "rangeInElement", \.rangeInElement)
      $0.add(readOnly: "renderingSurfaceBounds", \.renderingSurfaceBounds)
      $0.add(readOnly: "state", \.state)
      $0.add(readOnly: "textElement", \.textElement)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add(readOnly: "textLineFragments", \.textLineFragments)
    }
  }

  private static func addNSTextLayoutManager(to tables: inout KeyedTables) {
    tables.add(NSTextLayoutManager.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "documentRange", \.documentRange)
      $0.add("renderingAttributesValidator", \.renderingAttributesValidator)
      $0.add("textContainer", \.textContainer)
      $0.add(readOnly: "textContentManager", \.textContentManager)
      $0.add("textViewportLayoutController", \.textViewportLayoutController)
      $0.add(readOnly: "usageBoundsForTextContainer", \.usageBoundsForTextContainer)
      $0.add("usesFontLeading", \.usesFontLeading)
    }
  }

  private static func addNSTextLineFragment(to tables: inout KeyedTables) {
    tables.add(NSTextLineFragment.self) {
      $0.add(readOnly: "attributedString", \.attributedString)
      $0.add(readOnly: "characterRange", \.characterRange)
      $0.add(readOnly: "glyphOrigin", \.glyphOrigin)
      $0.add(readOnly: "typographicBounds", \.typographicBounds)
    }
  }

  private static func addNSTextList(to tables: inout KeyedTables) {
    tables.add(NSTextList.self) {
      $0.add(readOnlyFlag: "ordered", \.isOrdered)
      $0.add(readOnly: "listOptions", \.listOptions)
      $0.add(readOnly: "markerFormat", \.markerFormat)
      $0.add("startingItemNumber", \.startingItemNumber)
    }
  }

  private static func addNSTextParagraph(to tables: inout KeyedTables) {
    tables.add(NSTextParagraph.self) {
      $0.add(readOnly: "attributedString", \.attributedString)
      $0.add(readOnly: "paragraphContentRange", \.paragraphContentRange)
      $0.add(readOnly: "paragraphSeparatorRange", \.paragraphSeparatorRange)
    }
  }

  private static func addNSTextRange(to tables: inout KeyedTables) {
    tables.add(NSTextRange.self) {
      $0.add(readOnly: "endLocation", \.endLocation)
      $0.add(readOnlyFlag: "empty", \.isEmpty)
      $0.add(readOnly: "location", \.location)
    }
  }

  private static func addNSTextTab(to tables: inout KeyedTables) {
    tables.add(NSTextTab.self) {
      $0.add(readOnly: "alignment", \.alignment)
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "options", \.options)
    }
  }

  private static func addNSTextViewportLayoutController(to tables: inout KeyedTables) {
    tables.add(NSTextViewportLayoutController.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add(readOnly: "viewportBounds", \.viewportBounds)
      $0.add(readOnly: "viewportRange", \.viewportRange)
    }
  }

  private static func addUIFont(to tables: inout KeyedTables) {
    tables.add(UIFont.self) {
      $0.add(readOnly: "ascender", \.ascender)
      $0.add(readOnly: "capHeight", \.capHeight)
      $0.add(readOnly: "descender", \.descender)
      $0.add(readOnly: "familyName", \.familyName)
      $0.add(readOnly: "fontDescriptor", \.fontDescriptor)
      $0.add(readOnly: "fontName", \.fontName)
      $0.add(readOnly: "leading", \.leading)
      $0.add(readOnly: "lineHeight", \.lineHeight)
      $0.add(readOnly: "pointSize", \.pointSize)
      $0.add(readOnly: "xHeight", \.xHeight)
    }
  }

  private static func addUIFontDescriptor(to tables: inout KeyedTables) {
    tables.add(UIFontDescriptor.self) {
      $0.add(readOnly: "fontAttributes", \.fontAttributes)
      $0.add(readOnly: "matrix", \.matrix)
      $0.add(readOnly: "pointSize", \.pointSize)
      $0.add(readOnly: "postscriptName", \.postscriptName)
      $0.add(readOnly: "symbolicTraits", \.symbolicTraits)
    }
  }

  private static func addNSDataAsset(to tables: inout KeyedTables) {
    tables.add(NSDataAsset.self) {
      $0.add(readOnly: "data", \.data)
      $0.add(readOnly: "name", \.name)
      $0.add(readOnly: "typeIdentifier", \.typeIdentifier)
    }
  }

  private static func addUIBezierPath(to tables: inout KeyedTables) {
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
  }

  private static func addUIColor(to tables: inout KeyedTables) {
    tables.add(UIColor.self) {
      $0.add(readOnly: "CGColor", \.cgColor)
      $0.add(readOnly: "cgColor", \.cgColor)
      $0.add(readOnly: "CIColor", \.coreImageColor)
      $0.add(readOnly: "ciColor", \.coreImageColor)
      $0.add(readOnly: "prominence", \.prominence)
    }
  }

  private static func addUIGraphicsImageRendererContext(to tables: inout KeyedTables) {
    tables.add(UIGraphicsImageRendererContext.self) {
      $0.add(readOnly: "currentImage", \.currentImage)
    }
  }

  private static func addUIGraphicsImageRendererFormat(to tables: inout KeyedTables) {
    tables.add(UIGraphicsImageRendererFormat.self) {
      $0.add("opaque", \.opaque)
      $0.add("preferredRange", \.preferredRange)
      $0.add("scale", \.scale)
      $0.add(readOnly: "supportsHighDynamicRange", \.supportsHighDynamicRange)
    }
  }

  private static func addUIGraphicsPDFRendererContext(to tables: inout KeyedTables) {
    tables.add(UIGraphicsPDFRendererContext.self) {
      $0.add(readOnly: "pdfContextBounds", \.pdfContextBounds)
    }
  }

  private static func addUIGraphicsPDFRendererFormat(to tables: inout KeyedTables) {
    tables.add(UIGraphicsPDFRendererFormat.self) {
      $0.add("documentInfo", \.documentInfo)
    }
  }

  private static func addUIGraphicsRenderer(to tables: inout KeyedTables) {
    tables.add(UIGraphicsRenderer.self) {
      $0.add(readOnly: "allowsImageOutput", \.allowsImageOutput)
      $0.add(readOnly: "format", \.format)
    }
  }

  private static func addUIGraphicsRendererContext(to tables: inout KeyedTables) {
    tables.add(UIGraphicsRendererContext.self) {
      $0.add(readOnly: "CGContext", \.cgContext)
      $0.add(readOnly: "cgContext", \.cgContext)
      $0.add(readOnly: "format", \.format)
    }
  }

  private static func addUIGraphicsRendererFormat(to tables: inout KeyedTables) {
    tables.add(UIGraphicsRendererFormat.self) {
      $0.add(readOnly: "bounds", \.bounds)
    }
  }

  private static func addUIImage(to tables: inout KeyedTables) {
    tables.add(UIImage.self) {
      $0.add(readOnly: "alignmentRectInsets", \.alignmentRectInsets)
      $0.add(readOnly: "baselineOffsetFromBottom", \.baselineOffsetFromBottom)
      $0.add(readOnly: "capInsets", \.capInsets)
      $0.add(readOnly: "CGImage", \.cgImage)
      $0.add(readOnly: "cgImage", \.cgImage)
      $0.add(readOnly: "CIImage", \.coreImage)
      $0.add(readOnly: "ciImage", \.coreImage)
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
  }

  private static func addUIImageConfiguration(to tables: inout KeyedTables) {
    tables.add(UIImage.Configuration.self) {
      $0.add(readOnly: "traitCollection", \.traitCollection)
    }
  }

  private static func addUIImageReader(to tables: inout KeyedTables) {
    tables.add(UIImageReader.self) {
      $0.add(readOnly: "configuration", \.configuration)
    }
  }

  private static func addUITraitCollection(to tables: inout KeyedTables) {
    tables.add(UITraitCollection.self) {
      $0.add(readOnly: "accessibilityContrast", \.accessibilityContrast)
      $0.add(readOnly: "activeAppearance", \.activeAppearance)
      $0.add(readOnly: "displayGamut", \.displayGamut)
      $0.add(readOnly: "displayScale", \.displayScale)
      $0.add(readOnly: "forceTouchCapability", \.forceTouchCapability)
      $0.add(readOnly: "horizontalSizeClass", \.horizontalSizeClass)
      $0.add(readOnly: "imageConfiguration", \.imageConfiguration)
      $0.add(readOnly: "imageDynamicRange", \.imageDynamicRange)
      $0.add(readOnly: "layoutDirection", \.layoutDirection)
      $0.add(readOnly: "legibilityWeight", \.legibilityWeight)
      $0.add(readOnly: "listEnvironment", \.listEnvironment)
      $0.add(readOnly: "preferredContentSizeCategory", \.preferredContentSizeCategory)
      $0.add(readOnly: "sceneCaptureState", \.sceneCaptureState)
      $0.add(readOnly: "tabAccessoryEnvironment", \.tabAccessoryEnvironment)
      $0.add(readOnly: "toolbarItemPresentationSize", \.toolbarItemPresentationSize)
      $0.add(readOnly: "typesettingLanguage", \.typesettingLanguage)
      $0.add(readOnly: "userInterfaceIdiom", \.userInterfaceIdiom)
      $0.add(readOnly: "userInterfaceLevel", \.userInterfaceLevel)
      $0.add(readOnly: "userInterfaceStyle", \.userInterfaceStyle)
      $0.add(readOnly: "verticalSizeClass", \.verticalSizeClass)
    }
  }
}

/// The older properties of the module's classes, whose use the compiler warns of (ObjectiveC.KC9).
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    addUIGraphicsImageRendererFormat(to: &tables)
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIGraphicsImageRendererFormat(to tables: inout KeyedTables) {
    tables.add(UIGraphicsImageRendererFormat.self) {
      $0.add("prefersExtendedRange", \.prefersExtendedRange)
    }
  }
}
