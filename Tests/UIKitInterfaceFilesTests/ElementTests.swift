import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Elements and attributes of storyboards.
///
/// Steps: Storyboards.EL1–EL5, Nibs.NI8
@MainActor @Suite(.exclusiveScreen) struct ElementTests {
  init() { Kettle.register() }

  /// Returns the view of a scene with subviews.
  private func view(_ subviews: String, resources: String = "") throws -> UIView {
    let board = try Board([
      "Main.storyboard": Board.document(
        Board.scene("first", view: "<subviews>\(subviews)</subviews>")
      ).replacing("</document>", with: "\(resources)</document>")
    ])
    let made = try #require(board.storyboard().instantiateInitialViewController())
    return try #require(made.view)
  }

  @Test("Storyboards.EL1, EL3: Bars and their items have the attributes of the file")
  func bars() throws {
    let view = try view(
      """
      <toolbar id="t"><items>
        <barButtonItem title="Tea" style="done" id="i1"/>
        <barButtonItem systemItem="flexibleSpace" id="i2"/>
        <barButtonItem systemItem="trash" id="i3"/>
        <barButtonItem id="i4"><switch key="customView" on="YES" id="sw"/></barButtonItem>
      </items></toolbar>
      <navigationBar id="n"><items>
        <navigationItem title="Tea" prompt="Now" id="ni">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
        </navigationItem>
      </items></navigationBar>
      <tabBar id="b"><items>
        <tabBarItem title="A" badgeValue="2" tag="4" id="a"/><tabBarItem systemItem="search" id="s"/>
      </items></tabBar>
      <searchBar placeholder="Find" showsCancelButton="YES" showsScopeBar="YES" id="f">
        <scopeButtonTitles><string>All</string><string>Hot</string></scopeButtonTitles>
      </searchBar>
      """)
    let tools = try #require((view.subviews[0] as? UIToolbar)?.items)
    #expect(tools.map(\.title) == ["Tea", nil, nil, nil] && tools[0].style == .done)
    #expect(tools[2].image != nil && (tools[3].customView as? UISwitch)?.isOn == true)
    let item = try #require((view.subviews[1] as? UINavigationBar)?.topItem)
    #expect(item.title == "Tea" && item.prompt == "Now" && item.leftBarButtonItem != nil)
    let tabs = try #require((view.subviews[2] as? UITabBar)?.items)
    #expect(tabs[0].badgeValue == "2" && tabs[0].tag == 4 && tabs[1].title == "Search")
    let search = try #require(view.subviews[3] as? UISearchBar)
    #expect(search.placeholder == "Find" && search.showsCancelButton && search.showsScopeBar)
    #expect(search.scopeButtonTitles == ["All", "Hot"])
  }

  @Test("Storyboards.EL3: Controls have the attributes of the file")
  func controls() throws {
    let view = try view(
      """
      <stepper wraps="YES" autorepeat="NO" maximumValue="9" stepValue="3" id="a"/>
      <segmentedControl momentary="YES" id="b"><segments><segment title="A"/></segments></segmentedControl>
      <pageControl numberOfPages="1" hidesForSinglePage="YES" id="c"/>
      <datePicker datePickerMode="time" style="wheels" minuteInterval="5" useCurrentDate="NO" id="d">
        <date key="date" timeIntervalSinceReferenceDate="600"/>
      </datePicker>
      <button buttonType="system" id="e"><state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="Boil" cornerStyle="capsule"/>
      </button>
      <scrollView scrollsToTop="NO" keyboardDismissMode="onDrag" indicatorStyle="white" id="f"/>
      <pickerView id="g"/>
      <mapView id="h"/>
      """)
    let stepper = try #require(view.subviews[0] as? UIStepper)
    #expect(stepper.wraps && !stepper.autorepeat && stepper.stepValue == 3)
    #expect((view.subviews[1] as? UISegmentedControl)?.isMomentary == true)
    #expect((view.subviews[2] as? UIPageControl)?.hidesForSinglePage == true)
    let picker = try #require(view.subviews[3] as? UIDatePicker)
    #expect(picker.datePickerMode == .time && picker.minuteInterval == 5)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 600))
    let button = try #require(view.subviews[4] as? UIButton)
    #expect(button.configuration?.title == "Boil" && button.configuration?.cornerStyle == .capsule)
    let scroll = try #require(view.subviews[5] as? UIScrollView)
    #expect(!scroll.scrollsToTop && scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.indicatorStyle == .white && view.subviews[6] is UIPickerView)
  }

  @Test("Storyboards.EL2: A controller has its properties, its recognizers and its tab item")
  func controller() throws {
    let board = try Board([
      "Main": Board.scene(
        "first",
        "title=\"Tea\" hidesBottomBarWhenPushed=\"YES\" modalPresentationStyle=\"formSheet\" "
          + "customClass=\"Kettle\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"",
        view: """
          <subviews><view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
          </connections></view></subviews>
          """,
        others: """
          <extendedEdge key="edgesForExtendedLayout" top="YES"/>
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
          <size key="preferredContentSize" width="200" height="100"/>
          <tabBarItem key="tabBarItem" title="Hot" id="ti"/>
          <toolbarItems><barButtonItem title="X" id="x"/></toolbarItems>
          <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
          """,
        beside: """
          <swipeGestureRecognizer direction="left" id="g"><connections>
            <action selector="boil:" destination="first" id="a"/>
          </connections></swipeGestureRecognizer>
          """)
    ])
    let kettle = try #require(board.storyboard().instantiateInitialViewController() as? Kettle)
    #expect(kettle.title == "Tea" && kettle.hidesBottomBarWhenPushed)
    #expect(kettle.modalPresentationStyle == .formSheet && kettle.edgesForExtendedLayout == .top)
    #expect(kettle.restorationIdentifier == "first" && kettle.tabBarItem.title == "Hot")
    #expect(kettle.preferredContentSize == CGSize(width: 200, height: 100))
    #expect(kettle.toolbarItems?.map(\.title) == ["X"])
    let recognizer = kettle.view.subviews.first?.gestureRecognizers?.first
    #expect((recognizer as? UISwipeGestureRecognizer)?.direction == .left)
  }

  @Test("Storyboards.EL4, EL5: The variation of a phone applies; named colors are the file's")
  func variations() throws {
    let view = try view(
      """
      <view id="a"><variation key="widthClass=regular" hidden="YES"/>
        <color key="backgroundColor" name="Tea"/></view>
      <label text="Wide" id="b"><variation key="widthClass=compact" text="Narrow"/></label>
      <view id="c"><subviews><view id="d"/><view id="e"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="d"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="d"/></mask>
        </variation>
      </view>
      """,
      resources: """
        <resources><namedColor name="Tea"><color red="0.0" green="1" blue="0.0" alpha="1"
          colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
        """)
    #expect(!view.subviews[0].isHidden && view.subviews[0].backgroundColor == .green)
    #expect((view.subviews[1] as? UILabel)?.text == "Narrow")
    #expect(view.subviews[2].subviews.count == 1)
  }

  @Test("Nibs.NI8: An unknown element is left out, and what is in it")
  func unknown() throws {
    let view = try view(
      "<hologram id=\"x\"><subviews><view id=\"y\"/></subviews></hologram><view id=\"z\"/>")
    #expect(view.subviews.count == 1)
  }
}
