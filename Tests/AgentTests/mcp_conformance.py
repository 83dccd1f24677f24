#!/usr/bin/env python3
"""Talk to `plumb mcp` with a public client library of the protocol.

usage: mcp_conformance.py [--tool FILE] [NAME…]

Needs the package mcp of PyPI (`make mcp` installs it below the build folder), whose client checks each answer against
the protocol's types. Every test gets a server and a folder of its own. The schemas of the tools are checked with
jsonschema, as are the arguments of all calls here.
"""
import argparse
import asyncio
import base64
import pathlib
import shutil
import subprocess
import sys
import tempfile
import traceback

import jsonschema
import mcp
from mcp.client.stdio import StdioServerParameters, stdio_client

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TESTS = []
TOOLS = ["check", "tree", "picture", "why", "repair", "diff", "what_if", "compare_revision", "explain_log"]
# A call of each tool, and a word of its answer.
CALLS = [
    ("check", {"paths": ["Conflict.xib"]}, "[conflict]"),
    ("check", {"paths": ["."], "devices": ["iPhone SE"], "directions": ["rtl"], "text_sizes": ["AX3"]}, "[conflict]"),
    ("tree", {"path": "Recipes.storyboard", "scene": "lst-vc"}, "4   label bread-ttl 'Sourdough'"),
    ("why", {"path": "Conflict.xib", "view": "Name"}, "lost by"),
    ("what_if", {"path": "Conflict.xib", "changes": ["wid-th-120.constant = 100"]}, "would move"),
    ("repair", {"paths": ["Conflict.xib"]}, "can be fixed"),
    ("diff", {"old": "Conflict.xib", "new": "Edited.xib"}, "constant 120 → 96"),
    ("compare_revision", {"expect": ["Name gets narrower 24", "nothing else changes"]}, "Name gets narrower 24: yes"),
    ("explain_log", {"path": "Row.log"}, "Row.log"),
]


def test(function):
    TESTS.append(function)
    return function


class Folder:
    """A folder with documents of the examples, one of them edited since the last commit."""

    def __init__(self):
        self.path = pathlib.Path(tempfile.mkdtemp())
        for name in ["Conflict.xib", "Recipes.storyboard", "Logs/Row.log"]:
            shutil.copyfile(ROOT / "Examples" / name, self.path / pathlib.Path(name).name)
        text = (self.path / "Conflict.xib").read_text().replace('constant="200"', 'constant="100"')
        (self.path / "Edited.xib").write_text(text.replace('constant="120"', 'constant="96"'))
        (self.path / "Main.xib").write_text(text)
        for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "before"]]:
            subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *words], cwd=self.path, check=True)
        (self.path / "Main.xib").write_text(text.replace('constant="120"', 'constant="96"'))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path)


def server(tool, folder, *options):
    return stdio_client(StdioServerParameters(command=tool, args=["mcp", "--folder", str(folder.path), *options]))


def text(result):
    return "\n".join(block.text for block in result.content if block.type == "text")


async def judge_tools(client):
    """Lists the tools, checks their schemas, and calls each."""
    listed = (await client.list_tools()).tools
    assert [tool.name for tool in listed] == TOOLS, [tool.name for tool in listed]
    schemas = {}
    for tool in listed:
        schema = getattr(tool, "input_schema", None) or tool.inputSchema
        jsonschema.Draft202012Validator.check_schema(schema)
        schemas[tool.name] = jsonschema.Draft202012Validator(schema)
        assert tool.description and tool.annotations
    for name, arguments, word in CALLS:
        schemas[name].validate(arguments)
        result = await client.call_tool(name, arguments)
        assert not getattr(result, "is_error", getattr(result, "isError", False)), (name, text(result))
        assert word in text(result), (name, text(result))
    assert not schemas["tree"].is_valid({"path": "a", "pth": "b"})
    assert not schemas["tree"].is_valid({})


@test
async def a_session_with_initialize(tool):
    with Folder() as folder:
        async with server(tool, folder) as (read, write), mcp.ClientSession(read, write) as session:
            result = await session.initialize()
            assert str(getattr(result, "protocol_version", None) or result.protocolVersion) == "2025-11-25"
            await session.send_ping()
            await judge_tools(session)


@test
async def the_version_that_both_find(tool):
    """The library asks for its newest version first."""
    if not hasattr(mcp, "Client"):
        return
    with Folder() as folder:
        async with mcp.Client(server(tool, folder), mode="auto") as client:
            assert client.session.protocol_version == mcp.types.LATEST_PROTOCOL_VERSION, client.session.protocol_version
            await judge_tools(client)


@test
async def pictures_are_images(tool):
    with Folder() as folder:
        async with server(tool, folder) as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            result = await session.call_tool("picture", {"path": "Recipes.storyboard"})
            image = next(block for block in result.content if block.type == "image")
            data = base64.b64decode(image.data, validate=True)
            assert data.startswith(b"\x89PNG\r\n\x1a\n")
            assert (getattr(image, "mime_type", None) or image.mimeType) == "image/png"
            assert "18  button lst-add" in text(result)


@test
async def mistakes_are_results_and_wrong_messages_errors(tool):
    with Folder() as folder:
        async with server(tool, folder) as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            for name, arguments in [("tree", {}), ("tree", {"path": "../x"}), ("tree", {"path": "Gone.xib"})]:
                result = await session.call_tool(name, arguments)
                assert getattr(result, "is_error", getattr(result, "isError", None)) is True, name
            try:
                await session.call_tool("shell", {"command": "ls"})
            except Exception as error:
                assert "Unknown tool" in str(error), error
            else:
                raise AssertionError("an unknown tool was called")


@test
async def calls_at_the_same_time(tool):
    with Folder() as folder:
        async with server(tool, folder) as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            results = await asyncio.gather(
                *(session.call_tool("tree", {"path": "Recipes.storyboard", "scene": scene}) for scene in ["lst-vc", "edt-vc"] * 30))
            for index, result in enumerate(results):
                assert ("root lst-vw" if index % 2 == 0 else "root edt-vw") in text(result), text(result)[:200]


@test
async def a_folder_that_is_only_read(tool):
    with Folder() as folder:
        before = (folder.path / "Conflict.xib").read_bytes()
        async with server(tool, folder, "--read-only") as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            assert all((tool.annotations.read_only_hint if hasattr(tool.annotations, "read_only_hint") else tool.annotations.readOnlyHint)
                       for tool in (await session.list_tools()).tools)
            await session.call_tool("repair", {"paths": ["Conflict.xib"], "write": True})
        assert (folder.path / "Conflict.xib").read_bytes() == before
        async with server(tool, folder) as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            await session.call_tool("repair", {"paths": ["Conflict.xib"], "write": True})
        assert (folder.path / "Conflict.xib").read_bytes() != before


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=str(ROOT / ".build/debug/plumb"))
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    tool = str(pathlib.Path(arguments.tool).resolve())
    failed = 0
    for function in TESTS:
        if arguments.names and function.__name__ not in arguments.names:
            continue
        try:
            asyncio.run(function(tool))
            print(f"ok    {function.__name__}")
        except Exception:
            failed += 1
            print(f"FAIL  {function.__name__}\n{traceback.format_exc()}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
