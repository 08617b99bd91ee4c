// The properties of view classes in archives (Archives.AR17).

extension UIControl {
  static var controlArchive: [ArchivedProperty<UIControl>] {
    [
      .init("TactusEnabled", \.isEnabled), .init("TactusSelected", \.isSelected),
      .init("TactusHighlighted", \.isHighlighted),
      .init("TactusVerticalAlignment", \.contentVerticalAlignment),
      .init("TactusHorizontalAlignment", \.contentHorizontalAlignment),
    ]
  }
}

extension UILabel {
  static var labelArchive: [ArchivedProperty<UILabel>] {
    [
      .init("TactusFont", \.font), .init("TactusTextColor", \.textColor),
      .init("TactusTextAlignment", \.textAlignment),
      .init("TactusLineBreakMode", \.lineBreakMode), .init("TactusLines", \.numberOfLines),
      .init("TactusText", \.archivedText),
      .init("TactusHighlightedTextColor", \.highlightedTextColor),
      .init("TactusLabelHighlighted", \.isHighlighted), .init("TactusLabelEnabled", \.isEnabled),
      .init("TactusTextShadowColor", \.shadowColor),
      .init("TactusTextShadowOffset", \.shadowOffset),
      .init("TactusAdjustsFontSize", \.adjustsFontSizeToFitWidth),
      .init("TactusMinimumScale", \.minimumScaleFactor),
      .init("TactusBaselineAdjustment", \.baselineAdjustment),
      .init("TactusPreferredWidth", \.preferredMaxLayoutWidth),
      .init("TactusAdjustsForCategory", \.adjustsFontForContentSizeCategory),
    ]
  }
}

extension UIImageView {
  static var imageViewArchive: [ArchivedProperty<UIImageView>] {
    [
      .init("TactusImage", \.image), .init("TactusHighlightedImage", \.highlightedImage),
      .init("TactusSymbolConfiguration", \.preferredSymbolConfiguration),
      .init("TactusImageHighlighted", \.isHighlighted),
      .init("TactusAnimationDuration", \.animationDuration),
      .init("TactusAnimationRepeats", \.animationRepeatCount),
    ]
  }
}

extension UIStackView {
  static var stackArchive: [ArchivedProperty<UIStackView>] {
    [
      .init("TactusAxis", \.axis), .init("TactusDistribution", \.distribution),
      .init("TactusAlignment", \.alignment), .init("TactusSpacing", \.spacing),
      .init("TactusBaselines", \.isBaselineRelativeArrangement),
      .init("TactusMargins", \.isLayoutMarginsRelativeArrangement),
    ]
  }
}

extension UISwitch {
  static var switchArchive: [ArchivedProperty<UISwitch>] {
    [
      .init("TactusOnTint", \.onTintColor), .init("TactusThumbTint", \.thumbTintColor),
      .init("TactusOn", \.isOn),
    ]
  }
}

extension UISlider {
  static var sliderArchive: [ArchivedProperty<UISlider>] {
    [
      .init("TactusMinimum", \.minimumValue), .init("TactusMaximum", \.maximumValue),
      .init("TactusValue", \.value), .init("TactusContinuous", \.isContinuous),
      .init("TactusMinimumTint", \.minimumTrackTintColor),
      .init("TactusMaximumTint", \.maximumTrackTintColor),
      .init("TactusThumbTint", \.thumbTintColor), .init("TactusMinimumImage", \.minimumValueImage),
      .init("TactusMaximumImage", \.maximumValueImage),
    ]
  }
}

extension UIStepper {
  static var stepperArchive: [ArchivedProperty<UIStepper>] {
    [
      .init("TactusMinimum", \.minimumValue), .init("TactusMaximum", \.maximumValue),
      .init("TactusStep", \.stepValue), .init("TactusValue", \.value),
      .init("TactusWraps", \.wraps), .init("TactusAutorepeat", \.autorepeat),
      .init("TactusContinuous", \.isContinuous),
    ]
  }
}

extension UIPageControl {
  static var pageControlArchive: [ArchivedProperty<UIPageControl>] {
    [
      .init("TactusPages", \.numberOfPages), .init("TactusPage", \.currentPage),
      .init("TactusHidesForSinglePage", \.hidesForSinglePage),
      .init("TactusPageTint", \.pageIndicatorTintColor),
      .init("TactusCurrentPageTint", \.currentPageIndicatorTintColor),
      .init("TactusPageImage", \.preferredIndicatorImage),
    ]
  }
}

extension UIProgressView {
  static var progressArchive: [ArchivedProperty<UIProgressView>] {
    [
      .init("TactusProgressStyle", \.progressViewStyle), .init("TactusProgress", \.progress),
      .init("TactusProgressTint", \.progressTintColor), .init("TactusTrackTint", \.trackTintColor),
      .init("TactusProgressImage", \.progressImage), .init("TactusTrackImage", \.trackImage),
    ]
  }
}

extension UIActivityIndicatorView {
  static var indicatorArchive: [ArchivedProperty<UIActivityIndicatorView>] {
    [
      .init("TactusIndicatorStyle", \.style), .init("TactusColor", \.color),
      .init("TactusHidesWhenStopped", \.hidesWhenStopped),
      .init("TactusAnimating", \.archivedAnimation),
    ]
  }

  private var archivedAnimation: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } }
  }
}

extension UIScrollView {
  static var scrollArchive: [ArchivedProperty<UIScrollView>] {
    [
      .init("TactusContentSize", \.contentSize), .init("TactusContentInset", \.contentInset),
      .init("TactusInsetAdjustment", \.contentInsetAdjustmentBehavior),
      .init("TactusContentOffset", \.contentOffset), .init("TactusScrolls", \.isScrollEnabled),
      .init("TactusDirectionalLock", \.isDirectionalLockEnabled),
      .init("TactusPaging", \.isPagingEnabled), .init("TactusBounces", \.bounces),
      .init("TactusBouncesVertical", \.alwaysBounceVertical),
      .init("TactusBouncesHorizontal", \.alwaysBounceHorizontal),
      .init("TactusScrollsToTop", \.scrollsToTop),
      .init("TactusDelaysTouches", \.delaysContentTouches),
      .init("TactusCancelsTouches", \.canCancelContentTouches),
      .init("TactusMinimumZoom", \.minimumZoomScale),
      .init("TactusMaximumZoom", \.maximumZoomScale),
      .init("TactusVerticalIndicator", \.showsVerticalScrollIndicator),
      .init("TactusHorizontalIndicator", \.showsHorizontalScrollIndicator),
      .init("TactusScrollIndicatorStyle", \.indicatorStyle),
    ]
  }
}

extension UITextField {
  static var fieldArchive: [ArchivedProperty<UITextField>] {
    [
      .init("TactusFont", \.font), .init("TactusTextColor", \.textColor),
      .init("TactusTextAlignment", \.textAlignment), .init("TactusBorderStyle", \.borderStyle),
      .init("TactusClearButton", \.clearButtonMode), .init("TactusBackground", \.background),
      .init("TactusDisabledBackground", \.disabledBackground),
      .init("TactusAdjustsFontSize", \.adjustsFontSizeToFitWidth),
      .init("TactusMinimumFontSize", \.minimumFontSize),
      .init("TactusClearsOnBegin", \.clearsOnBeginEditing),
      .init("TactusKeyboard", \.keyboardType), .init("TactusReturnKey", \.returnKeyType),
      .init("TactusSecure", \.isSecureTextEntry),
      .init("TactusCapitalization", \.autocapitalizationType),
      .init("TactusCorrection", \.autocorrectionType),
      .init("TactusAttributedPlaceholder", \.attributedPlaceholder),
      .init("TactusFieldText", \.attributedText),
    ]
  }
}

extension UIVisualEffectView {
  static var effectArchive: [ArchivedProperty<UIVisualEffectView>] {
    [.init("TactusEffect", \.effect)]
  }
}
