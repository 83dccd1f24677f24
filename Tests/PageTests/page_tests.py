#!/usr/bin/env python3
"""Test the page of `plumb preview` in a browser.

usage: page_tests.py [--tool FILE] [--toolset FOLDER] [--pictures FOLDER] [NAME…]

Needs Playwright for Python and Chromium. Every test gets a server, a copy of Sample.storyboard and a page of its own.
Nothing waits for a time to pass: Playwright waits until what is expected is there.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import traceback

from playwright.sync_api import expect, sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
LABEL, BUTTON, ROOT, DETAIL = "lst-lb-001", "lst-bt-001", "lst-vw-001", "dtl-vw-001"
TESTS = []
expect.set_options(timeout=30_000)


def test(function):
    TESTS.append(function)
    return function


class Preview:
    """A server of the sample with a page that shows it."""

    def __init__(self, tool, browser, options=(), colors="light", size=(1280, 860), source=HERE / "Sample.storyboard"):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.document = self.folder / source.name
        shutil.copyfile(source, self.document)
        self.process = subprocess.Popen(
            [tool, "preview", self.document.name, *options], cwd=self.folder, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=colors, permissions=["clipboard-read", "clipboard-write"])
        self.errors = []
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        # No request leaves the machine.
        page.on("request", lambda request: None if re.match(r"(http|ws)://127\.0\.0\.1:|blob:|data:|file:", request.url)
                else self.errors.append(request.url))
        return page

    def open(self, words=""):
        self.page.goto(self.address + "#" + words)
        self.page.wait_for_selector(".sheet img[src], .scene image[href]")
        self.page.wait_for_selector("main[aria-busy=false]")
        return self.page

    def open_scene(self, root=ROOT, words=""):
        return self.open(f"document=Sample.storyboard&scene={root}{words}")

    def select(self, view):
        self.page.click(f'[role=treeitem][data-id="{view}"]')
        self.page.wait_for_selector("#inspector .box")

    def click(self, selector):
        """Clicks, and counts it."""
        self.page.click(selector)
        self.clicks += 1

    def choose(self, label, value):
        """Chooses from a list, which is two clicks: to open it and to take the value."""
        self.page.select_option(f"label:has-text('{label}') select", value)
        self.clicks += 2

    def shot(self, name):
        """Takes a picture for the guide where pictures are asked for."""
        self.page.wait_for_selector("main[aria-busy=false]")
        self.page.mouse.move(1, 1)
        if self.pictures:
            os.makedirs(self.pictures, exist_ok=True)
            self.page.screenshot(path=f"{self.pictures}/{name}.png")

    def frame(self, view):
        """The frame of a view in the layout that the page shows."""
        return self.page.evaluate(
            "(id) => { const pane = plumbPage.main; return pane.frame(pane.indexOf(id)); }", view)

    def wait_for_frame(self, view, index, value):
        self.page.wait_for_function(
            "([id, index, value]) => { const pane = plumbPage.main;"
            " return pane?.layout && Math.abs(pane.frame(pane.indexOf(id))[index] - value) < 0.01; }",
            arg=[view, index, value])

    def close(self):
        self.context.close()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(30) == 0, "the server did not end"
        shutil.rmtree(self.folder)
        assert not self.errors, self.errors


# What a person sees first.


@test
def the_map_shows_scenes_segues_and_opens_one(p):
    page = p.open()
    expect(page.locator(".scene")).to_have_count(2)
    expect(page.locator(".segue.show")).to_have_count(1)
    page.wait_for_function("() => document.querySelectorAll('.scene image[href]').length === 2")
    page.get_by_role("button", name=re.compile("^Detail")).click()
    page.wait_for_selector(".sheet img[src]")
    assert page.evaluate("plumbPage.state.scene") == DETAIL
    expect(page.locator("[role=treeitem]")).to_have_count(2)


@test
def the_tree_selects_in_the_picture(p):
    page = p.open_scene()
    p.select(LABEL)
    expect(page.locator("#inspector h2")).to_contain_text("Heading")
    selected = page.locator(".overlay .selected").bounding_box()
    sheet = page.locator(".sheet").bounding_box()
    scale = sheet["width"] / 375
    x, y, width, height = p.frame(LABEL)
    assert abs(selected["x"] - sheet["x"] - x * scale) < 2 and abs(selected["width"] - width * scale) < 3
    # The distances of the label are dimension lines.
    expect(page.locator(".overlay .constraint line").first).to_be_attached()
    texts = page.locator(".overlay .constraint text").all_text_contents()
    assert "20" in texts and "16" in texts, texts


@test
def a_click_selects_in_the_tree(p):
    page = p.open_scene()
    sheet = page.locator(".sheet").bounding_box()
    scale = sheet["width"] / 375
    x, y, width, height = p.frame(BUTTON)
    middle = (sheet["x"] + (x + width / 2) * scale, sheet["y"] + (y + height / 2) * scale)
    page.mouse.click(*middle)
    expect(page.locator("[role=treeitem][aria-selected=true]")).to_have_attribute("data-id", BUTTON)
    # A second click at the same place selects what lies behind.
    page.mouse.click(*middle)
    expect(page.locator("[role=treeitem][aria-selected=true]")).to_have_attribute("data-id", ROOT)


@test
def the_search_narrows_the_tree(p):
    page = p.open_scene()
    page.fill("#search", "head")
    expect(page.locator("[role=treeitem]:visible")).to_have_count(1)
    page.press("#search", "Enter")
    expect(page.locator("#inspector h2")).to_contain_text("Heading")


@test
def findings_are_badges_and_lead_to_their_view(p):
    page = p.open()
    item = page.locator("#inspector .findings li", has_text="20 × 20").first
    item.click()
    page.wait_for_selector(".sheet img[src]")
    expect(page.locator("[role=treeitem][aria-selected=true]")).to_have_attribute("data-id", "dtl-bt-001")
    expect(page.locator("[role=treeitem][data-id=dtl-bt-001] .badge").first).to_be_visible()
    expect(page.locator(".overlay .badge").first).to_be_visible()


@test
def the_reasons_name_constraints_and_mark_them(p):
    page = p.open_scene()
    p.select(BUTTON)
    page.locator("details summary", has_text="top is").click()
    link = page.locator("details[open] .link", has_text="Heading").first
    expect(link).to_be_visible()
    expect(page.locator(".overlay .constraint.marked").first).to_be_attached()
    link.click()
    expect(page.locator("[data-constraint]:focus-within")).to_have_count(1)


@test
def variants_stand_side_by_side_and_have_addresses(p):
    page = p.open_scene()
    page.get_by_role("button", name="Variants").click()
    expect(page.locator(".pane")).to_have_count(2)
    page.get_by_role("button", name="Variants").click()
    expect(page.locator(".pane")).to_have_count(4)
    page.wait_for_function("() => document.querySelectorAll('.sheet img[src]').length === 4")
    words = page.url.split("#")[1]
    assert words.count("variant=") == 4, words
    other = p.new_page()
    other.goto(page.url)
    other.wait_for_function("() => document.querySelectorAll('.sheet img[src]').length === 4")
    # The links under the pictures open a variant alone.
    other.locator(".pane a").nth(3).click()
    expect(other.locator(".pane")).to_have_count(1)
    expect(other.locator("figcaption")).to_contain_text("landscape")


@test
def surroundings_lay_out_again(p):
    page = p.open_scene()
    page.select_option("label:has-text('Device') select", "iPad Pro (11-inch)") if page.locator(
        "option[value='iPad Pro (11-inch)']").count() else page.fill("label:has-text('Size') input", "800x1000")
    page.keyboard.press("Tab")
    page.wait_for_function("() => plumbPage.main.layout.size[0] > 700")
    page.check("label:has-text('Whole screen') input")
    page.wait_for_function("() => plumbPage.main.picture?.shows.includes('status bar')")
    page.select_option("label:has-text('Direction') select", "rtl")
    page.wait_for_function("() => plumbPage.state.variants[0].direction === 'rtl'")


# What a person tries.


@test
def dragging_the_size_lays_out_while_the_mouse_moves(p):
    page = p.open_scene()
    handle = page.locator(".handle[aria-label='Size of the scene']").bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    scale = page.locator(".sheet").bounding_box()["width"] / 375
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 55 * scale, y)
    page.wait_for_function("() => plumbPage.main.live && plumbPage.main.live.size[0] === 320")
    expect(page.locator(".overlay .wire").first).to_be_attached()
    assert abs(p.frame(LABEL)[2] - 288) < 0.01, p.frame(LABEL)
    page.mouse.up()
    page.wait_for_function("() => !plumbPage.main.live && plumbPage.state.variants[0].size === '320x667'")
    p.wait_for_frame(LABEL, 2, 288)


@test
def dragging_an_edge_changes_its_constant(p):
    page = p.open_scene()
    p.select(LABEL)
    handle = page.locator(".handle[aria-label='The top edge']").bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    scale = page.locator(".sheet").bounding_box()["width"] / 375
    top = p.frame(LABEL)[1]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 30 * scale)
    page.wait_for_function("() => plumbPage.main.live")
    page.mouse.up()
    page.wait_for_function("() => plumbPage.state.changes.length === 1")
    change = page.evaluate("plumbPage.state.changes[0]")
    assert re.match(r"'lst-c1-001'\.constant = ", change), change
    constant = float(change.split(" = ")[1])
    assert abs(constant - 50) < 1.5, change
    p.wait_for_frame(LABEL, 1, top + constant - 20)


@test
def a_constant_is_tried_undone_and_redone(p):
    page = p.open_scene()
    p.select(LABEL)
    top = p.frame(LABEL)[1]
    page.locator("[data-constraint=lst-c1-001] input[type=number]").first.fill("60")
    page.keyboard.press("Enter")
    p.wait_for_frame(LABEL, 1, top + 40)
    expect(page.locator("#status")).to_contain_text("2 views moved")
    expect(page.locator(".overlay .moved")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    p.wait_for_frame(LABEL, 1, top)
    page.get_by_role("button", name="Redo").click()
    p.wait_for_frame(LABEL, 1, top + 40)
    assert p.document.read_bytes() == (HERE / "Sample.storyboard").read_bytes(), "nothing was written"


@test
def a_conflict_is_said_and_explained(p):
    page = p.open_scene()
    p.select(BUTTON)
    page.fill("[aria-label='A change to try']", "'lst-bt-001'.height == 80")
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_contain_text("1 conflict")
    expect(page.locator(".conflict").first).to_contain_text("height")
    expect(page.locator(".conflict li").first).to_contain_text("44")


@test
def a_constraint_is_switched_off_and_a_text_is_replaced(p):
    page = p.open_scene()
    p.select(BUTTON)
    page.locator("[data-constraint=lst-c4-001] input[type=checkbox]").uncheck()
    page.wait_for_function("() => plumbPage.state.changes.includes(\"remove 'lst-c4-001'\")")
    expect(page.locator("[data-constraint=lst-c4-001]")).to_have_count(0)
    page.locator("#inspector .text input").fill("Open it")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.state.changes.length === 2")
    p.select(LABEL)
    page.locator("#inspector .text input").fill("A heading that is longer")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.state.changes.length === 3")
    page.get_by_role("button", name="Write").click()
    expect(page.locator("#status")).to_contain_text("Written")
    text = p.document.read_text()
    assert "lst-c4-001" not in text and 'title="Open it"' in text and 'text="A heading that is longer"' in text
    before = (HERE / "Sample.storyboard").read_text().splitlines()
    changed = [line for line in text.splitlines() if line not in before]
    # The list of constraints that became empty is gone, too: three lines less and two changed ones.
    assert len(changed) == 2 and len(before) - len(text.splitlines()) == 3, changed


@test
def fields_are_those_of_the_selection_and_typing_outlasts_an_answer(p):
    page = p.open_scene()
    p.select(BUTTON)
    page.evaluate("""() => {
        const connection = plumbPage.connection, receive = connection.receive.bind(connection)
        connection.receive = (message) => setTimeout(() => receive(message), 300)
    }""")
    field = page.locator("#inspector .text input")
    page.click(f'[role=treeitem][data-id="{LABEL}"]')
    expect(field).to_have_count(0)
    page.wait_for_selector("#inspector .box")
    top = p.frame(LABEL)[1]
    page.locator("[data-constraint=lst-c1-001] input[type=number]").first.fill("60")
    page.keyboard.press("Enter")
    field.fill("A heading that is longer")
    p.wait_for_frame(LABEL, 1, top + 40)
    page.wait_for_selector("main[aria-busy=false]")
    expect(field).to_have_value("A heading that is longer")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.state.changes.length === 2")


@test
def writing_changes_the_constant_and_no_other_byte(p):
    page = p.open_scene()
    p.select(LABEL)
    page.locator("[data-constraint=lst-c1-001] input[type=number]").first.fill("28")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.state.changes.length === 1")
    page.get_by_role("button", name="Write").click()
    expect(page.locator("#status")).to_contain_text("Written")
    expected = (HERE / "Sample.storyboard").read_text().replace(
        'constant="20" id="lst-c1-001"', 'constant="28" id="lst-c1-001"')
    assert p.document.read_text() == expected
    assert page.evaluate("plumbPage.state.changes.length") == 0


@test
def a_file_that_changed_meanwhile_is_not_written(p):
    page = p.open_scene()
    p.select(LABEL)
    page.evaluate("plumbPage.version = 'another'")
    page.evaluate("plumbPage.state.change(\"'lst-c1-001'.constant = 28\")")
    page.evaluate("plumbPage.write()")
    expect(page.locator("#status")).to_contain_text("changed meanwhile")
    assert p.document.read_bytes() == (HERE / "Sample.storyboard").read_bytes()


@test
def changes_are_copied_as_swift(p):
    page = p.open_scene()
    p.select(LABEL)
    page.locator("[data-constraint=lst-c1-001] input[type=number]").first.fill("28")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.state.changes.length === 1")
    page.get_by_role("button", name="Copy as Swift").click()
    page.wait_for_function("() => plumbPage.copied")
    code = page.evaluate("plumbPage.copied")
    assert ".constant = 28" in code and "lst-c1-001" in code, code


@test
def read_only_refuses_to_write(p):
    page = p.open_scene()
    page.evaluate("plumbPage.state.change(\"'lst-c1-001'.constant = 28\")")
    page.evaluate("plumbPage.write()")
    expect(page.locator("#status")).to_contain_text("--read-only")
    assert p.document.read_bytes() == (HERE / "Sample.storyboard").read_bytes()


read_only_refuses_to_write.options = ["--read-only"]


# What happens outside.


@test
def the_page_follows_the_file(p):
    page = p.open_scene()
    top = p.frame(LABEL)[1]
    text = p.document.read_text()
    p.document.write_text(text.replace('constant="20" id="lst-c1-001"', 'constant="33" id="lst-c1-001"'))
    p.wait_for_frame(LABEL, 1, top + 13)
    # A broken text leaves the last good picture and is said with its line.
    p.document.write_text(text.replace("</scenes>", "</scene>"))
    expect(page.locator("#status.error")).to_contain_text("Sample.storyboard:")
    expect(page.locator(".sheet img[src]")).to_be_visible()
    p.document.write_text(text)
    p.wait_for_frame(LABEL, 1, top)


@test
def a_pasted_log_is_explained(p):
    page = p.open_scene()
    page.get_by_role("button", name="Log", exact=True).click()
    page.fill("#log textarea", (HERE / "conflict.log").read_text())
    page.get_by_role("button", name="Explain").click()
    expect(page.locator("#log .headline")).to_contain_text("200")
    expect(page.locator("#log .members li")).to_have_count(2)


@test
def dark_is_dark(p):
    page = p.open_scene()
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    values = [int(value) for value in re.findall(r"\d+", background)[:3]]
    assert max(values) < 60, background
    page.keyboard.press("d")
    page.wait_for_function("() => plumbPage.state.variants[0].appearance === 'dark'")


dark_is_dark.colors = "dark"


@test
def a_phone_shows_a_part_at_a_time(p):
    page = p.open_scene()
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator("#tree")).to_be_hidden()
    page.get_by_role("button", name="Views").click()
    expect(page.locator("#tree")).to_be_visible()
    p.select(LABEL) if False else page.click(f"[data-id={LABEL}]")
    page.get_by_role("button", name="Details").click()
    expect(page.locator("#inspector h2")).to_contain_text("Heading")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page is wider than the phone"


a_phone_shows_a_part_at_a_time.size = (390, 800)


@test
def the_keyboard_alone_suffices(p):
    page = p.open()
    # From the map into a scene.
    page.locator(".scene").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet img[src]")
    # Through the search to a view, and down the tree.
    page.keyboard.press("/")
    page.keyboard.type("heading")
    page.keyboard.press("Enter")
    expect(page.locator("#inspector h2")).to_contain_text("Heading")
    page.wait_for_selector("#inspector .box")
    # To the details and their first constant.
    page.keyboard.press("Enter")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-constraint] input[type=number]')"):
            break
    else:
        raise AssertionError("no constant was reached")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.state.changes.length === 1")
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    page.wait_for_function("() => plumbPage.state.changes.length === 0")
    # A handle by the arrow keys.
    page.locator(".handle[aria-label='Size of the scene']").focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function("() => plumbPage.state.variants[0].size === '365x667'")
    page.keyboard.press("m")
    page.wait_for_selector(".scene")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()


@test
def an_export_works_without_a_server(p):
    folder = p.folder / "report"
    done = subprocess.run([p.tool, "preview", "Sample.storyboard", "--export", folder], cwd=p.folder, capture_output=True)
    assert done.returncode == 0, done.stderr
    page = p.new_page()
    page.goto(folder.as_uri() + "/index.html")
    page.wait_for_function("() => document.querySelectorAll('.scene image[href]').length === 2")
    page.locator(".scene").first.click()
    page.wait_for_selector(".sheet img[src]")
    page.click(f"[data-id={LABEL}]")
    expect(page.locator("#inspector details")).to_have_count(4)
    page.get_by_role("button", name="Variants").click()
    page.get_by_role("button", name="Variants").click()
    page.wait_for_function("() => document.querySelectorAll('.sheet img[src]').length === 4")
    expect(page.get_by_role("button", name="Write")).to_have_count(0)


@test
def another_site_reaches_nothing(p):
    """A page of another origin cannot open the socket, with the token or without."""
    p.open_scene()
    other = p.new_page()
    other.goto("data:text/html,<title>other</title>")
    port, token = re.search(r":(\d+)/\?token=(.+)$", p.address).groups()
    for query in [f"?token={token}", "?token=wrong", ""]:
        result = other.evaluate(
            "(url) => new Promise((resolve) => { const socket = new WebSocket(url);"
            " socket.onopen = () => resolve('open'); socket.onerror = () => resolve('error'); })",
            f"ws://127.0.0.1:{port}/socket{query}")
        assert result == "error", query
    p.errors.clear()


# The tasks of the guide, with the clicks that they take.


def task(words):
    """A task of Documentation/Guides/Preview.md, which states as many clicks as it takes."""

    def wrap(function):
        def run(p):
            p.clicks = 0
            function(p, p.page)
            guide = (HERE.parent.parent / "Documentation/Guides/Preview.md").read_text()
            stated = re.search(rf"^\| {re.escape(words)} \| (\d+) \|$", guide, re.M)
            assert stated, f"the guide has no task '{words}'"
            assert p.clicks == int(stated[1]) <= 5, f"{words}: {p.clicks} clicks"

        run.__name__ = "task_" + function.__name__
        TESTS.append(run)
        return run

    return wrap


@task("see what a finding is about")
def finding(p, page):
    p.open()
    p.click("#inspector .findings li >> nth=0")
    expect(page.locator("[role=treeitem][aria-selected=true] .badge").first).to_be_visible()


@task("find why a label is as wide as it is")
def width_of_a_label(p, page):
    p.open()
    p.click(".scene >> nth=0")
    p.click(f"[role=treeitem][data-id={LABEL}]")
    p.click("details summary:has-text('width is')")
    expect(page.locator("details[open] .sum li").first).to_be_visible()


@task("find which constraints are in a conflict, and drop one")
def conflict(p, page):
    text = p.document.read_text()
    p.document.write_text(text.replace(
        'firstAttribute="height" constant="44" id="lst-c4-001"/>',
        'firstAttribute="height" constant="44" id="lst-c4-001"/>\n<constraint firstAttribute="height" constant="80" id="lst-c9-001"/>'))
    p.open()
    p.click(".scene >> nth=0")
    p.click(".conflict .link >> nth=0")
    row = page.locator("[data-constraint]:focus-within")
    expect(row).to_have_count(1)
    p.click("[data-constraint]:focus-within input[type=checkbox]")
    expect(page.locator(".conflict")).to_have_count(0)


@task("see what a spacing of 20 points would move")
def spacing(p, page):
    p.open()
    p.click(".scene >> nth=0")
    p.click(f"[role=treeitem][data-id={LABEL}]")
    p.click("[data-constraint=lst-c5-001] input >> nth=1")
    page.keyboard.press("Control+a")
    page.keyboard.type("40\n")
    expect(page.locator(".moved li")).to_have_count(1)


@task("put that spacing into the document")
def written_spacing(p, page):
    p.open()
    p.click(".scene >> nth=0")
    p.click(f"[role=treeitem][data-id={LABEL}]")
    p.click("[data-constraint=lst-c5-001] input >> nth=1")
    page.keyboard.press("Control+a")
    page.keyboard.type("40\n")
    page.wait_for_function("() => plumbPage.state.changes.length === 1")
    p.click("button:has-text('Write')")
    expect(page.locator("#status")).to_contain_text("Written")
    assert 'constant="40" id="lst-c5-001"' in p.document.read_text()


@task("see a scene on a small phone")
def small_phone(p, page):
    p.open_scene()
    p.choose("Device", "iPhone SE (1st generation)")
    page.wait_for_function("() => plumbPage.main.layout.size[0] === 320")


@task("see it in four variants")
def four_variants(p, page):
    p.open()
    p.click(".scene >> nth=0")
    p.click("button:has-text('Variants')")
    p.click("button:has-text('Variants')")
    page.wait_for_function("() => document.querySelectorAll('.sheet img[src]').length === 4")


@task("see what is on the whole screen")
def whole_screen(p, page):
    p.open()
    p.click(".scene >> nth=0")
    p.click("label:has-text('Whole screen') input")
    page.wait_for_function("() => plumbPage.main.picture?.shows.length > 0")


@task("find a view by its name")
def view_by_name(p, page):
    p.open_scene()
    p.click("#search")
    page.keyboard.type("heading\n")
    expect(page.locator("#inspector h2")).to_contain_text("Heading")


@task("explain a log from the clipboard")
def log_from_the_clipboard(p, page):
    p.open_scene()
    page.evaluate("(text) => navigator.clipboard.writeText(text)", (HERE / "conflict.log").read_text())
    p.click("button:has-text('Log')")
    page.keyboard.press("Control+v")
    expect(page.locator("#log .headline")).to_contain_text("200")


@test
def hostile_clients_leave_the_page_alone(p):
    """Malformed requests, a thousand connections and a document that takes too long cost nobody else an answer."""
    bomb = (HERE / "Sample.storyboard").read_text()
    label = re.search(r"<button.*?</button>", bomb, re.S)[0]
    copies = "".join(re.sub(r'id="[^"]*"', lambda m: m[0][:-1] + f'-{number}"', label) for number in range(30_000))
    (p.folder / "Bomb.storyboard").write_text(bomb.replace(label, label + copies))
    page = p.open_scene()
    port, token = re.search(r":(\d+)/\?token=(.+)$", p.address).groups()
    answers = []
    for request in [
        "GET /../../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n", "GET /Sample.storyboard HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n", "GET /?token=wrong HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n",
        f"GET /?token={token} HTTP/1.1\r\nHost: example.com\r\n\r\n", "POST / HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nContent-Length: 999999999\r\n\r\n",
        "nonsense\r\n\r\n",
    ]:
        with socket.create_connection(("127.0.0.1", int(port))) as connection:
            connection.settimeout(30)
            connection.sendall((request % port if "%s" in request else request).encode())
            answers.append(connection.recv(65_536).split(b"\r\n")[0].decode())
    assert all(re.match(r"HTTP/1.1 4\d\d", answer) for answer in answers), answers
    crowd = []
    for _ in range(1000):
        try:
            crowd.append(socket.create_connection(("127.0.0.1", int(port)), timeout=5))
        except OSError:
            break
    # The folder is looked at every now and then.
    listed = "() => plumbPage.connection.session().then((session) => session.documents)"
    for _ in range(300):
        if "Bomb.storyboard" in page.evaluate(listed):
            break
        page.wait_for_timeout(100)
    # A question about the bomb may take too long, and one about a file that is not served is refused.
    asked = "(path) => plumbPage.connection.ask({ kind: 'layout', state: { document: path } }).then(() => 'answer', (error) => error.code)"
    assert page.evaluate(asked, "/etc/passwd") == "refused"
    # How quick the machine is decides between an answer and none; the page goes on either way.
    bomb = page.evaluate(asked, "Bomb.storyboard")
    assert bomb in ("answer", "timeout", "ended", "document"), bomb
    p.select(LABEL)
    page.locator("[data-constraint=lst-c1-001] input[type=number]").first.fill("60")
    page.keyboard.press("Enter")
    p.wait_for_frame(LABEL, 1, 60)
    for connection in crowd:
        connection.close()


hostile_clients_leave_the_page_alone.options = [".", "--timeout", "3"]


# The pictures of the guide.


@test
def pictures_of_the_guide_can_be_taken(p):
    page = p.open()
    page.wait_for_function("() => document.querySelectorAll('.scene image[href]').length === 4")
    p.shot("map")
    page = p.open("document=Recipes.storyboard&scene=dtl-vw")
    p.select("dtl-txt")
    page.locator("details summary", has_text="top is").click()
    expect(page.locator(".overlay .constraint.marked").first).to_be_attached()
    page.locator("#inspector h3", has_text="Why").evaluate("(element) => element.scrollIntoView()")
    p.shot("why")
    p.open("document=Recipes.storyboard&scene=lst-vw")
    p.select("bread-card")
    page.locator("[data-constraint] input[type=number]").first.fill("48")
    page.keyboard.press("Enter")
    page.wait_for_function("() => plumbPage.main.moved.length > 1")
    page.locator("#inspector h3", has_text="Changes").evaluate("(element) => element.scrollIntoView()")
    p.shot("try")


pictures_of_the_guide_can_be_taken.size = (920, 640)
pictures_of_the_guide_can_be_taken.source = HERE.parent.parent / "Examples" / "Recipes.storyboard"


# The page of a check.


@test
def a_report_lists_findings_and_leads_to_their_views(p):
    report = p.folder / "report.html"
    done = subprocess.run([p.tool, "check", "Sample.storyboard", "--format", "html", "-o", report], cwd=p.folder, capture_output=True)
    assert done.returncode in (0, 1), done.stderr
    page = p.new_page()
    page.goto(report.as_uri())
    expect(page.locator(".report li")).to_have_count(2)
    page.locator(".report select").select_option("small-target")
    expect(page.locator(".report li")).to_have_count(1)
    assert "rule=small-target" in page.url
    page.goto(report.as_uri() + "#severity=error")
    page.reload()
    expect(page.locator(".report li")).to_have_count(0)
    expect(page.locator(".report output")).to_have_text("0 of 2 findings shown")
    page.goto(report.as_uri() + "#text=20%20points")
    page.reload()
    expect(page.locator(".report li")).to_have_count(1)
    page.locator(".report li").click()
    expect(page.locator(".sheet img[src]")).to_have_count(1)
    expect(page.locator("[role=treeitem][aria-selected=true]")).to_have_attribute("data-id", "dtl-bt-001")
    expect(page.locator(".overlay .badge")).to_have_count(2)
    page.get_by_role("button", name="All findings").click()
    expect(page.locator(".report li").first).to_be_visible()
    page.set_viewport_size({"width": 375, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@test
def a_package_is_built_again_when_its_source_changes(p):
    """Previews in Swift are listed; a changed one is shown after its build, and a mistake in words."""
    package = p.folder / "package"
    shutil.copytree(HERE.parent.parent / "Examples" / "PlainPackage", package, ignore=shutil.ignore_patterns(".build"))
    source = package / "Sources" / "Dials" / "DialPreviews.swift"
    process = subprocess.Popen(
        [p.tool, "preview", "--package", package, "--toolset", p.toolset, package / "Dials.xib"], stdout=subprocess.PIPE, text=True)
    try:
        page = p.new_page()
        page.set_default_timeout(300_000)
        page.goto(process.stdout.readline().strip())
        page.wait_for_function("() => plumbPage.session?.documents.includes('Dials/DialPreviews.swift')")
        page.select_option("#document", "Dials/DialPreviews.swift")
        page.wait_for_function("() => document.querySelectorAll('.scene image[href]').length === 2")
        # The class of the document is that of the package.
        page.locator(".scene").first.click()
        page.wait_for_selector(".sheet img[src]")
        expect(page.locator("[role=treeitem]", has_text="DialView")).to_have_count(1)
        assert page.evaluate("plumbPage.main.layout.size") == [120, 120]
        text = source.read_text()
        source.write_text(text.replace("width: 120", "width: 150"))
        page.wait_for_function("() => plumbPage.main?.layout?.size[0] === 150")
        # The last good picture stays.
        source.write_text(text.replace("dial.value = 0.75", "dial.value = nothing"))
        expect(page.locator("#status.error")).to_contain_text("DialPreviews.swift:", timeout=300_000)
        expect(page.locator("#status.error")).to_contain_text("error: cannot find 'nothing' in scope")
        expect(page.locator(".sheet img[src]")).to_be_visible()
        source.write_text(text)
        page.wait_for_function("() => plumbPage.main?.layout?.size[0] === 120")
    finally:
        # A page whose server goes has errors that are none of this test.
        page.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(300) == 0


a_package_is_built_again_when_its_source_changes.needs_toolset = True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/debug/plumb")
    parser.add_argument("--toolset", help="the folder of a toolset, for the tests of packages, which are the only ones then")
    parser.add_argument("--pictures", help="write a picture of the page at the end of each test")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    tool = str(pathlib.Path(options.tool).resolve())
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    failed = []
    chosen = [function for function in TESTS if function.__name__ in options.names or not options.names
              and getattr(function, "needs_toolset", False) == bool(options.toolset)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for function in chosen:
            preview = None
            try:
                preview = Preview(
                    tool, browser, getattr(function, "options", ()), getattr(function, "colors", "light"),
                    getattr(function, "size", (1280, 860)), getattr(function, "source", HERE / "Sample.storyboard"))
                preview.tool, preview.pictures, preview.toolset = tool, options.pictures, options.toolset
                function(preview)
                if options.pictures:
                    os.makedirs(options.pictures, exist_ok=True)
                    preview.page.screenshot(path=f"{options.pictures}/{function.__name__}.png")
                preview.close()
                print(f"ok      {function.__name__}", flush=True)
            except Exception:
                failed.append(function.__name__)
                print(f"failed  {function.__name__}\n{traceback.format_exc()}", flush=True)
                if preview and preview.process.poll() is None:
                    preview.process.kill()
        browser.close()
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
