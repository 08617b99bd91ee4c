extension KeyedPropertyRegistry {
  /// Registers the properties of controls and gesture recognizers.
  @MainActor static func addControls() {
    add(flag: "enabled", \UIControl.isEnabled)
    add(flag: "selected", \UIControl.isSelected)
    add(flag: "highlighted", \UIControl.isHighlighted)
    KeyedProperties.add("state", \UIControl.state)
    KeyedProperties.add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    KeyedProperties.add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)

    KeyedProperties.add("titleLabel", \UIButton.titleLabel)
    KeyedProperties.add("imageView", \UIButton.imageView)
    KeyedProperties.add("currentTitle", \UIButton.currentTitle)
    KeyedProperties.add("contentEdgeInsets", \UIButton.contentEdgeInsets)
    KeyedProperties.add("titleEdgeInsets", \UIButton.titleEdgeInsets)
    KeyedProperties.add("imageEdgeInsets", \UIButton.imageEdgeInsets)

    KeyedProperties.add("value", \UISlider.value)
    KeyedProperties.add("minimumValue", \UISlider.minimumValue)
    KeyedProperties.add("maximumValue", \UISlider.maximumValue)
    KeyedProperties.add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    KeyedProperties.add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    KeyedProperties.add("thumbTintColor", \UISlider.thumbTintColor)
    add(flag: "continuous", \UISlider.isContinuous)

    add(flag: "on", \UISwitch.isOn)
    KeyedProperties.add("onTintColor", \UISwitch.onTintColor)
    KeyedProperties.add("thumbTintColor", \UISwitch.thumbTintColor)

    KeyedProperties.add("value", \UIStepper.value)
    KeyedProperties.add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    KeyedProperties.add("numberOfSegments", \UISegmentedControl.numberOfSegments)
    KeyedProperties.add("currentPage", \UIPageControl.currentPage)
    KeyedProperties.add("numberOfPages", \UIPageControl.numberOfPages)

    KeyedProperties.add("delegate", \UITextField.delegate)
    KeyedProperties.add("delegate", \UIGestureRecognizer.delegate)
    KeyedProperties.add("state", \UIGestureRecognizer.state)
    KeyedProperties.add("view", \UIGestureRecognizer.view)
    KeyedProperties.add("name", \UIGestureRecognizer.name)
    add(flag: "enabled", \UIGestureRecognizer.isEnabled)
    KeyedProperties.add("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
  }
}
