extension KeyedPropertyList {
  /// Adds the properties of text classes.
  static func addTextDisplayAndFonts(to tables: inout KeyedTables) {
    tables.add(BaseTextAttachment.self) {
      $0.add("allowsTextAttachmentView", \.allowsTextAttachmentView)
      $0.add("bounds", \.bounds)
      $0.add("contents", \.contents)
      $0.add("fileType", \.fileType)
      $0.add("image", \.image)
      $0.add("lineLayoutPadding", \.lineLayoutPadding)
    }
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
    tables.add(NSParagraphStyle.self) {
      $0.add(readOnly: "alignment", \.alignment)
      $0.add(
        readOnly: "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
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
    tables.add(NSShadow.self) {
      $0.add("shadowBlurRadius", \.shadowBlurRadius)
      $0.add("shadowColor", \.shadowColor)
      $0.add("shadowOffset", \.shadowOffset)
    }
    tables.add(NSStringDrawingContext.self) {
      $0.add(readOnly: "actualScaleFactor", \.actualScaleFactor)
      $0.add("minimumScaleFactor", \.minimumScaleFactor)
      $0.add(readOnly: "totalBounds", \.totalBounds)
    }
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
    tables.add(NSTextContentManager.self) {
      $0.add(readOnly: "documentRange", \.documentRange)
      $0.add(readOnly: "hasEditingTransaction", \.hasEditingTransaction)
      $0.add("primaryTextLayoutManager", \.primaryTextLayoutManager)
      $0.add(readOnly: "textLayoutManagers", \.textLayoutManagers)
    }
    tables.add(NSTextContentStorage.self) {
      $0.add("attributedString", \.attributedString)
      $0.add("delegate", \.delegate)
      $0.add("textStorage", \.textStorage)
    }
    tables.add(NSTextElement.self) {
      $0.add(readOnly: "childElements", \.childElements)
      $0.add("elementRange", \.elementRange)
      $0.add(readOnlyFlag: "representedElement", \.isRepresentedElement)
      $0.add(readOnly: "parent", \.parent)
      $0.add("textContentManager", \.textContentManager)
    }
    tables.add(NSTextLayoutFragment.self) {
      $0.add(readOnly: "layoutFragmentFrame", \.layoutFragmentFrame)
      $0.add(readOnly: "rangeInElement", \.rangeInElement)
      $0.add(readOnly: "renderingSurfaceBounds", \.renderingSurfaceBounds)
      $0.add(readOnly: "state", \.state)
      $0.add(readOnly: "textElement", \.textElement)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add(readOnly: "textLineFragments", \.textLineFragments)
    }
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
    tables.add(NSTextLineFragment.self) {
      $0.add(readOnly: "attributedString", \.attributedString)
      $0.add(readOnly: "characterRange", \.characterRange)
      $0.add(readOnly: "glyphOrigin", \.glyphOrigin)
      $0.add(readOnly: "typographicBounds", \.typographicBounds)
    }
    tables.add(NSTextList.self) {
      $0.add(readOnlyFlag: "ordered", \.isOrdered)
      $0.add(readOnly: "listOptions", \.listOptions)
      $0.add(readOnly: "markerFormat", \.markerFormat)
      $0.add("startingItemNumber", \.startingItemNumber)
    }
    tables.add(NSTextParagraph.self) {
      $0.add(readOnly: "attributedString", \.attributedString)
      $0.add(readOnly: "paragraphContentRange", \.paragraphContentRange)
      $0.add(readOnly: "paragraphSeparatorRange", \.paragraphSeparatorRange)
    }
    tables.add(NSTextRange.self) {
      $0.add(readOnly: "endLocation", \.endLocation)
      $0.add(readOnlyFlag: "empty", \.isEmpty)
      $0.add(readOnly: "location", \.location)
    }
    tables.add(NSTextTab.self) {
      $0.add(readOnly: "alignment", \.alignment)
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "options", \.options)
    }
    tables.add(NSTextViewportLayoutController.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add(readOnly: "viewportBounds", \.viewportBounds)
      $0.add(readOnly: "viewportRange", \.viewportRange)
    }
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
    tables.add(UIFontDescriptor.self) {
      $0.add(readOnly: "fontAttributes", \.fontAttributes)
      $0.add(readOnly: "matrix", \.matrix)
      $0.add(readOnly: "pointSize", \.pointSize)
      $0.add(readOnly: "postscriptName", \.postscriptName)
      $0.add(readOnly: "symbolicTraits", \.symbolicTraits)
    }
  }
}
